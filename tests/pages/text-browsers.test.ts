import { expect, test } from "bun:test";
import { serveEveryPage } from "../support/site/every-page";

const pages = await serveEveryPage();

test("text browsers find no text in a template, and buttons and links apart from each other", () => {
  for (const { address, html } of pages) {
    for (const [template] of html.matchAll(/<template\b.*?<\/template>/gs))
      expect(`${address} ${template}`).toMatch(/^\S+ <template[^<]*><\/template>$/);
    // Buttons with a label show only an icon.
    const glued = /<\/(?:a|button)><(?:a|button)\b(?![^>]*aria-label).{0,200}/s.exec(html)?.[0];
    expect(`${address} ${glued}`).toBe(`${address} undefined`);
  }
});
