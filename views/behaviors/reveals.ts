/** Elements below this line have not been seen yet. */
const MARGIN_PX = 24;

/** What has come further up at once, by a jump or a fling, was seen already. */
const SEEN_ABOVE = 0.75;

/**
 * Marks each part of a section (`[data-revealed]`) when it first comes into sight from below, for the stylesheet to play
 * its entrance. What a page shows first, and what is jumped to, has none.
 */
export function startReveals(): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const isFromBelow = boundingClientRect.top > innerHeight * SEEN_ABOVE;
        target.toggleAttribute("data-revealed", isFromBelow && !isFirst);
      }
      isFirst = false;
    },
    { rootMargin: `0px 0px ${MARGIN_PX}px` },
  );
  for (const part of document.querySelectorAll("main .section > .wrap > *")) observer.observe(part);
}
