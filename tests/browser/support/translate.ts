/**
 * Changes the page as the translators of Chrome and Edge do: each text, also one that appears or changes later, is replaced by
 * a `font` element. The "translation" is the text in guillemets. Runs in the browser.
 */
export function translate(): void {
  const SKIPPED = "script, style, svg, title, font, template, textarea, [translate=no]";
  const wrap = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) wrap(target);
      for (const node of addedNodes)
        if (node instanceof Text) wrap(node);
        else if (node instanceof Element && node.localName !== "font") wrapAll(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
