import type { ComponentType } from "react";
import { loadScript } from "../load-script";

/** When to look whether the page opened scrolled: after its first frame. */
const SCROLL_CHECK_MS = 100;

/** Events that hydrate an island. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"] as const;

/** Keys that act on a button or menu before hydration. Enter and Space arrive as a click. */
const HELD_KEYS = /^(Arrow|Home|End)/;

/** What needs the island's code on a click. Other links work without it. */
const CLICKED = "button, [data-held-click]";

/** An event that waits for hydration, and the place of its target in the island (-1: elsewhere). */
type HeldEvent = { event: Event; place: number };

/** Hydrates each island of the page at the first interaction; until then it is plain HTML. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const wake = prepare(element);
    const { wakesOnScroll, wakesAtOnce, wakesIfStored, wakesIfInQuery } = element.dataset;
    const isInQuery = wakesIfInQuery && new URLSearchParams(location.search).has(wakesIfInQuery);
    if (isInQuery || wakesAtOnce !== undefined || isStored(wakesIfStored)) wake();
    // The header turns compact past 8 px, so a page that opens scrolled (reload, #anchor) wakes it. Reading `scrollY`
    // now would lay out the page in this task.
    else if (wakesOnScroll !== undefined) setTimeout(() => scrollY > 8 && wake(), SCROLL_CHECK_MS);
  }
}

/** Hydrates an island at the next event; the returned function hydrates it at once. */
function prepare(element: HTMLElement): () => void {
  const held: HeldEvent[] = [];
  const hold = (event: Event) => {
    if (!isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, place: placeOf(event, element) });
    element.dataset["held"] = "";
    // The code may have failed to load between pressing and releasing the button.
    if (!signs.signal.aborted) wake();
  };
  const sleep = new AbortController();
  const signs = new AbortController();
  const wake = () => {
    signs.abort();
    // Escape closes a dropdown opened by hovering, wherever the focus is. It is replayed without being prevented.
    const holdEscape = (event: KeyboardEvent) =>
      event.key === "Escape" && held.push({ event, place: -1 });
    addEventListener("keydown", holdEscape, { signal: sleep.signal });
    void hydrate(element)
      .finally(() => {
        sleep.abort();
        delete element.dataset["held"];
      })
      .then(
        () => {
          const targets = held.map((heldEvent) => findTarget(heldEvent, element));
          for (const [index, { event }] of held.entries()) replay(event, targets[index]);
        },
        // The code failed to load: the HTML keeps working, and the next interaction retries.
        () => void prepare(element),
      );
  };
  const options = { signal: signs.signal, passive: true };
  for (const action of ["click", "keydown"])
    element.addEventListener(action, hold, { capture: true, signal: sleep.signal });
  for (const sign of SIGNS) element.addEventListener(sign, wake, options);
  if (element.dataset["wakesOnScroll"] !== undefined) addEventListener("scroll", wake, options);
  return wake;
}

/** Returns whether an earlier page of this visit stored this key. */
function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function isHeld(event: Event): boolean {
  const isKey = event instanceof KeyboardEvent;
  if (!(event.target instanceof Element) || (isKey && !HELD_KEYS.test(event.key))) return false;
  const control = event.target.closest(isKey ? "button, .site-bar" : CLICKED);
  return control !== null && !control.hasAttribute("popovertarget");
}

function replay(event: Event, target: EventTarget | null | undefined): void {
  if (event instanceof KeyboardEvent) {
    target?.dispatchEvent(
      new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }),
    );
  } else if (target instanceof Element) target.closest<HTMLElement>(CLICKED)?.click();
}

/** The elements of an island. A translator wraps texts in `font`, which changes nobody else's place. */
const elementsOf = (island: Element): Element[] => [...island.querySelectorAll(":not(font)")];

const placeOf = ({ target }: Event, island: Element): number =>
  elementsOf(island).indexOf((target as Element).closest(":not(font)") as Element);

/** Returns an event's target, or if the island was rendered anew, the element in its place. */
function findTarget({ event, place }: HeldEvent, island: Element): EventTarget | null | undefined {
  const { target } = event;
  return target instanceof Element && !target.isConnected ? elementsOf(island)[place] : target;
}

/** Loads React and the island's code at the same time. */
async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset["island"] ?? "";
  const [{ hydrateIsland }, island] = await Promise.all([
    loadScript<typeof import("./hydrate")>("hydrate"),
    loadScript(name),
  ]);
  const [Island] = Object.values(island) as [ComponentType<object>];
  await hydrateIsland(element, Island);
  element.dataset["awake"] = "";
  performance.mark("hydration-complete");
}
