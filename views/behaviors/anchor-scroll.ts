/** Waits for the layout to settle (spec §9). */
const SCROLL_DELAY_MS = 100;

/**
 * Completes the browser's own scrolling to the address's hash: scrolls again once the page has loaded, opens a
 * question, selects a tab, and moves focus, so that keyboards and screen readers continue there.
 */
export function startAnchorScroll(): void {
  const left = new Map<string, number>();
  let offset: number | undefined;
  // Chromium would scroll there again. Without the Navigation API, Back counts as a new visit.
  const { navigation } = window;
  navigation?.addEventListener("currententrychange", ({ from, navigationType }) => {
    left.set(from.key, scrollY);
    offset =
      navigationType === "traverse" ? left.get(navigation.currentEntry?.key ?? "") : undefined;
  });
  addEventListener("hashchange", () => arrive(offset));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    link?.closest<HTMLElement>(":popover-open")?.hidePopover();
    // Following the same link again does not change the hash, but the page may have scrolled since.
    if (link?.hash && link.href === location.href) setTimeout(() => arrive());
  });
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Restores the scroll position on Back.
  if (!location.hash || visit?.type === "back_forward") return;
  setTimeout(() => {
    if (document.activeElement === document.body) arrive();
    findTarget()?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}

/** `offset` is the scroll position to restore on Back. */
function arrive(offset?: number): void {
  const target = findTarget();
  if (target === null) return;
  const tab = document.querySelector<HTMLElement>(`[role=tab][aria-controls="${target.id}"]`);
  tab?.click();
  for (let part = parentDetails(target); part; part = parentDetails(part.parentElement))
    part.open = true;
  if (offset !== undefined) return scrollTo({ top: offset, behavior: "instant" });
  const place = tab ?? target.querySelector<HTMLElement>(":scope > summary") ?? target;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  // Opening and closing parts moves the target and may interrupt a running scroll.
  requestAnimationFrame(() => target.scrollIntoView());
}

const parentDetails = (part: Element | null) => part?.closest("details");

function findTarget(): HTMLElement | null {
  return document.querySelector(":target");
}
