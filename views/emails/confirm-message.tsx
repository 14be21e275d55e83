import type { ReactNode } from "react";
import { confirmMessage } from "../content/emails";
import { site } from "../content/site";

type Links = { source: string; confirm: string; leave: string };

/** Mail programs read no stylesheet of the site: this is all a message wears, in the site's colours in light and dark. */
const CSS = `
  body { margin: 0; padding: 32px 16px; background: #f3f7fa; color: #16243e; font: 16px/1.6 Lato, Helvetica, Arial, sans-serif; }
  main { display: block; max-width: 520px; margin: 0 auto; padding: 32px; border-radius: 12px; background: #ffffff; }
  h1 { margin: 24px 0 12px; font-size: 24px; line-height: 1.3; }
  .brand { margin: 0; font-weight: 700; }
  .action { display: inline-block; margin: 12px 0; padding: 12px 24px; border-radius: 12px; background: #2dd4bf; color: #04201d; font-weight: 700; text-decoration: none; }
  .small { color: #5a6d8c; font-size: 14px; overflow-wrap: anywhere; }
  .small a { color: inherit; }
  @media (prefers-color-scheme: dark) {
    body { background: #060b16; color: #c4d0dc; }
    main { background: #0b1424; }
    h1, .brand { color: #f3f7fa; }
    .small { color: #8fa0b3; }
  }
`;

/** Asks a subscriber to confirm. It holds no picture, so nothing is missing where pictures are off. */
export function ConfirmMessage({ source, confirm, leave }: Links): ReactNode {
  const words = confirmMessage(source);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{words.subject}</title>
        <style>{CSS}</style>
      </head>
      <body>
        <main>
          <p className="brand">{site.brand}</p>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
          <p>
            <a className="action" href={confirm}>
              {words.action}
            </a>
          </p>
          <p className="small">{confirm}</p>
          <p className="small">{words.otherwise}</p>
          <p className="small">
            <a href={leave}>{words.leave}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** The same in plain text. */
export function confirmText({ source, confirm, leave }: Links): string {
  const { heading, text, action, otherwise, leave: leaving } = confirmMessage(source);
  return `${heading}\n\n${text}\n\n${action}:\n${confirm}\n\n${otherwise}\n\n${leaving}:\n${leave}\n`;
}
