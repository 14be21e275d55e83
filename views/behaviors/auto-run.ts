/** How long a button is in view before it runs by itself. */
const DELAY_MS = 1500;

/**
 * Presses each button with `data-auto-run` once, after it has been in view for a moment, unless the visitor prefers
 * reduced motion, or the attribute is gone because the button was pressed.
 */
export function startAutoRun(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-auto-run]")) {
    let timer = 0;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = window.setTimeout(run, DELAY_MS);
    });
    const run = () => {
      observer.disconnect();
      const isWanted = button.hasAttribute("data-auto-run");
      if (!isWanted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      button.click();
    };
    observer.observe(button);
  }
}
