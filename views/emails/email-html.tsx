import type { ReactNode } from "react";
import { emailCopy, type EmailContent } from "../content/email-content";
import { site } from "../content/site";
import { EmailProse } from "./email-prose";
import { CSS, styles } from "./email-styles";

/**
 * An email in the site's design. Uses tables and inline styles, which all mail clients support; the stylesheet adds
 * dark mode. Contains no images, because many clients block them.
 */
export function EmailHtml({ content, home }: { content: EmailContent; home: string }): ReactNode {
  const { subject, heading, paragraphs, quote, action, code, notes, links } = content;
  const { markdown, preview } = content;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{CSS}</style>
      </head>
      <body className="canvas" style={styles.canvas}>
        {preview && <div style={styles.preview}>{preview}</div>}
        <Frame>
          <Brand home={home} />
          <h1 className="ink" style={styles.heading}>
            {heading}
          </h1>
          {paragraphs.map((text) => (
            <p key={text} style={styles.paragraph}>
              {text}
            </p>
          ))}
          {markdown !== undefined && <EmailProse markdown={markdown} home={home} />}
          {quote && (
            <blockquote className="quote" style={styles.quote}>
              {quote}
            </blockquote>
          )}
          {code && (
            <p className="ink" style={styles.code}>
              {code}
            </p>
          )}
          {action && <Action {...action} />}
          <hr className="line" style={styles.line} />
          {action && (
            <p className="small" style={styles.small}>
              {emailCopy.orOpen} {action.href}
            </p>
          )}
          {notes.map((text) => (
            <p key={text} className="small" style={styles.small}>
              {text}
            </p>
          ))}
          {links.map(({ label, href }) => (
            <p key={href} className="small" style={styles.small}>
              <a className="small" style={styles.link} href={href}>
                {label}
              </a>
            </p>
          ))}
        </Frame>
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" style={styles.page}>
      <tbody>
        <tr>
          <td align="center">
            <table role="presentation" className="panel" style={styles.panel}>
              <tbody>
                <tr>
                  <td className="inside" style={styles.inside}>
                    {children}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The logo is a letter in a colored cell, because many mail clients block images and remove SVG. */
function Brand({ home }: { home: string }) {
  return (
    <table role="presentation" style={styles.brandRow}>
      <tbody>
        <tr>
          <td className="mark" style={styles.mark} aria-hidden="true">
            {emailCopy.mark}
          </td>
          <td style={styles.brand}>
            <a className="brand" style={styles.brandLink} href={home}>
              {site.brand}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The color is on the cell, because some mail clients ignore a link's padding. */
function Action({ label, href }: { label: string; href: string }) {
  return (
    <table role="presentation" style={styles.actionRow}>
      <tbody>
        <tr>
          <td style={styles.actionCell}>
            <a style={styles.action} href={href}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
