import { renderToStaticMarkup } from "react-dom/server";
import { Parts } from "../../views/parts/parts";
import { IconSprite } from "../../views/ui/icon-sprite";
import { compileStyles } from "./styles/styles";

/** Writes the page of the kit's parts, for `/dev/parts` and the tests. The site never serves it. */
const css = await compileStyles(["views/parts/parts.tsx"]);
const page = renderToStaticMarkup(
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Parts</title>
      <style>{css}</style>
    </head>
    <body>
      <IconSprite part="first" />
      <IconSprite part="rest" />
      <main>
        <Parts />
      </main>
    </body>
  </html>,
);
process.stdout.write(`<!doctype html>${page}`);
