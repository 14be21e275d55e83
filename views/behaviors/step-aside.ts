/** The window's lower right corner, which the assistant's button fills. */
const CORNER = { width: 176, height: 88 };

const WATCHED =
  "form button:not([type=button]), .player button, .battle-card .button, .plan .button";

/**
 * Hides the assistant's button (`[data-aside]`) while a submit button of the page, a key of the player, a plan's button or
 * the battle card's passes through its corner, so that it covers none; also of a form that was swapped in later.
 */
export function startStepAside(): void {
  const main = document.querySelector("main");
  const assistant = document.querySelector("[data-island=chat]");
  if (main === null || assistant === null) return;
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    for (const button of main.querySelectorAll(WATCHED)) observer?.observe(button);
  };
  const start = () => {
    const near = new Set<Element>();
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          near[isIntersecting ? "add" : "delete"](target);
        assistant.toggleAttribute("data-aside", near.size > 0);
      },
      { rootMargin: `${CORNER.height - innerHeight}px 0px 0px ${CORNER.width - innerWidth}px` },
    );
    watch();
  };
  start();
  addEventListener("resize", start);
  new MutationObserver(watch).observe(main, { childList: true, subtree: true });
}
