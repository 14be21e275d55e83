/**
 * Adds a stylesheet to the page, for what only a script shows, and returns a function that removes it. The content
 * security policy allows a constructed stylesheet, but no style element.
 */
export function adoptStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
