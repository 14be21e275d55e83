/** The page settles first (spec §9). */
const SCROLL_DELAY_MS = 100;

/**
 * What an address with a hash means beyond the browser's own scrolling: the page that opens scrolls there, a question
 * opens, a tab is chosen, and focus goes along, so that the keyboard and a screen reader go on from there.
 */
export function startAnchorScroll(): void {
  const left = new Map<string, number>();
  let offset: number | undefined;
  // Chromium would scroll to the place again. Without the Navigation API the way back is a new arrival.
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
    // The same address again is no change of the hash, but its place may be far away by now.
    if (link?.hash && link.href === location.href) setTimeout(() => arrive());
  });
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Who comes back finds the place that was left.
  if (!location.hash || visit?.type === "back_forward") return;
  setTimeout(() => {
    if (document.activeElement === document.body) arrive();
    findTarget()?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}

/** `offset`: on the way back, where the page was left. */
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
  // What opened was not there to be scrolled to, what it closed made way, and a scroll under way may have been cut short.
  requestAnimationFrame(() => target.scrollIntoView());
}

const parentDetails = (part: Element | null) => part?.closest("details");

function findTarget(): HTMLElement | null {
  return document.querySelector(":target");
}
