/** What receives focus in the replacement: its notice if there is one, otherwise its heading. */
const PLACE = "[role=status], [role=alert], h2";

/**
 * For the `ref` of an element whose forms and buttons are replaced by their results: moves a lost focus to the replacement,
 * so that keyboard and screen readers do not restart at the top of the page.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let last: Node | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Node) last = target;
  };
  const observer = new MutationObserver((changes) => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const place = came.map(placeIn).find((found) => found !== null);
    if (!place) return;
    place.tabIndex = -1;
    place.focus();
  });
  part.addEventListener("focusin", remember);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

function placeIn(came: Node): HTMLElement | null {
  if (!(came instanceof HTMLElement) || !came.isConnected) return null;
  return came.matches(PLACE) ? came : came.querySelector<HTMLElement>(PLACE);
}
