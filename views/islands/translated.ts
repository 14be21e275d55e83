/**
 * Browsers' translators replace each text by a `font` element with the translation. React cannot hydrate such HTML, and
 * later writes to texts that are no longer in the page.
 */
const OURS = ":not(font)";

/** Returns whether a translator has changed an element. */
export const isTranslated = (element: Element): boolean => element.querySelector("font") !== null;

/**
 * Reads what the visitor did to an element before scripts: focus, fields, open menus and details. The returned function does
 * the same to its new content.
 */
export function readState(root: Element): () => void {
  const steps = [...root.querySelectorAll(OURS)].map(readElement);
  return () => {
    for (const [place, element] of root.querySelectorAll<HTMLElement>(OURS).entries())
      for (const step of steps[place] ?? []) step(element);
  };
}

function readElement(element: Element): ((now: HTMLElement) => void)[] {
  const steps: ((now: HTMLElement) => void)[] = [];
  const { value, checked } = element as HTMLInputElement;
  if (element.matches(":popover-open")) steps.push((now) => now.showPopover());
  if (element instanceof HTMLDetailsElement && element.open)
    steps.push((now) => now.setAttribute("open", ""));
  if (element.matches("input, select, textarea"))
    steps.push((now) => write(now as HTMLInputElement, value, checked));
  if (element === document.activeElement) steps.push((now) => now.focus({ preventScroll: true }));
  return steps;
}

/** Enters a field's value as a visitor does, so that React notices. */
function write(field: HTMLInputElement, value: string, checked: boolean): void {
  // A radio button that is checked by default is what the visitor left or has typed past.
  const isChosen = field.type === "checkbox" || (checked && !field.defaultChecked);
  if (field.checked !== checked && isChosen) field.click();
  if (field.value === value) return;
  // React overrides the setter of each field.
  Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

type Replaced = { font: Element; data: string };

/**
 * Keeps an element's texts where React expects them, empty, before their translations. A text that React changes or removes
 * loses its translation, and the translator translates the new one.
 */
export function keepTexts(root: Element): void {
  const replaced = new Map<Text, Replaced>();
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const findFont = (nodes: (Node | null)[]): Element | undefined =>
      nodes.find(
        (node): node is Element =>
          node instanceof Element && node.localName === "font" && added.has(node),
      );
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text) {
        replaced.get(target)?.font.remove();
        replaced.delete(target);
      }
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected || replaced.has(text)) continue;
        const font = findFont([...addedNodes, previousSibling, nextSibling]);
        if (!font?.isConnected) continue;
        replaced.set(text, { font, data: text.data });
        text.data = "";
        font.before(text);
      }
    }
    for (const [text, { font, data }] of replaced) {
      if (text.isConnected && font.isConnected) continue;
      // React removed the text, or the visitor wants the original back.
      if (text.isConnected) text.data = data;
      font.remove();
      replaced.delete(text);
    }
    // Our own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
