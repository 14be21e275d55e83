/** Signs of a visitor that wake an island: the pointer, a finger, the keyboard. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"] as const;

/** Keys that do something on a sleeping button. Enter and Space arrive as its click. */
const HELD_KEYS = new Set(["ArrowDown", "ArrowUp"]);

/** The header turns compact past this, so a page that opens scrolled (reload, #anchor) wakes it at once. */
const SCROLLED_PX = 8;

/** Starts every island of the page at its visitor's first sign; until then its HTML stands by itself. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) prepare(element);
}

function prepare(element: HTMLElement): void {
  const held: Event[] = [];
  const hold = (event: Event) => {
    if (!isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const signs = new AbortController();
  const wake = () => {
    signs.abort();
    void hydrate(element).then(
      () => {
        element.removeEventListener("click", hold, true);
        element.removeEventListener("keydown", hold, true);
        for (const event of held) replay(event);
      },
      // The code did not arrive: the HTML goes on by itself, and the next sign tries again.
      () => prepare(element),
    );
  };
  const options = { signal: signs.signal, passive: true };
  element.addEventListener("click", hold, true);
  element.addEventListener("keydown", hold, true);
  for (const sign of SIGNS) element.addEventListener(sign, wake, options);
  if (element.dataset["wakesOnScroll"] === undefined) return;
  if (scrollY > SCROLLED_PX) wake();
  else addEventListener("scroll", wake, options);
}

function isHeld(event: Event): boolean {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null || button.popoverTargetElement !== null) return false;
  return !(event instanceof KeyboardEvent) || HELD_KEYS.has(event.key);
}

function replay(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    target?.dispatchEvent(
      new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }),
    );
  } else if (target instanceof Element) target.closest("button")?.click();
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import("./hydrate");
  await hydrateIsland(element);
  element.dataset["awake"] = "";
  performance.mark("hydration-complete");
}
