/** How long a button is in view before it runs by itself. */
const DELAY_MS = 1500;

/**
 * Presses each button with `data-runs-unless-in-query` once, after it has been in view for a moment, unless the query
 * has that parameter, the visitor prefers reduced motion, or the attribute is gone because the button was pressed.
 */
export function startAutoRun(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-runs-unless-in-query]")) {
    const key = button.dataset["runsUnlessInQuery"] ?? "";
    if (new URLSearchParams(location.search).has(key)) continue;
    let timer = 0;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = window.setTimeout(run, DELAY_MS);
    });
    const run = () => {
      observer.disconnect();
      const isWanted = button.hasAttribute("data-runs-unless-in-query");
      if (!isWanted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      button.click();
    };
    observer.observe(button);
  }
}
