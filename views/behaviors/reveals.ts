/** How far below the window a part is marked, so that it is animated before it is seen. */
const MARGIN_PX = 24;

/** Parts that first appear above this fraction of the window, such as after a jump, are not animated. */
const SEEN_ABOVE = 0.75;

/**
 * Marks each part of a section, and each item of a `[data-list]`, with `[data-revealed]` when it first scrolls into view,
 * so that the stylesheet animates it. Parts in the first window and targets of jumps are not
 * animated.
 */
export function startReveals(): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const isFromBelow = boundingClientRect.top > innerHeight * SEEN_ABOVE;
        const isJumpedTo = target.closest(":target") !== null;
        target.toggleAttribute("data-revealed", isFromBelow && !isFirst && !isJumpedTo);
      }
      isFirst = false;
    },
    { rootMargin: `0px 0px ${MARGIN_PX}px` },
  );
  for (const part of document.querySelectorAll(
    "main .section > .wrap > :not([data-list]), [data-list] > *",
  ))
    observer.observe(part);
}
