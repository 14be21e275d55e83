const CONTROLS = "form button:not([type=button]), article a, [data-island] button";

/** The window's lower right corner, which the assistant's button fills; its words stand beside it where there is room. */
const CORNER_PX = 70;
const WIDE_CORNER_PX = 168;
const WIDE_FROM_PX = 1536;

/**
 * Hides the assistant's button (`[data-aside]`) while a button of a form, of a plan or of a live part passes through its
 * corner, so that it covers none; also one that came later. On phones the button stands in the header and needs none of this.
 */
export function startStepAside(): void {
  const main = document.querySelector("main");
  const assistant = document.querySelector("[data-island=chat]");
  if (main === null || assistant === null) return;
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    for (const button of main.querySelectorAll(CONTROLS)) observer?.observe(button);
  };
  const start = () => {
    const near = new Set<Element>();
    observer?.disconnect();
    const width = innerWidth < WIDE_FROM_PX ? CORNER_PX : WIDE_CORNER_PX;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          near[isIntersecting ? "add" : "delete"](target);
        assistant.toggleAttribute("data-aside", near.size > 0);
      },
      { rootMargin: `${CORNER_PX - innerHeight}px 0px 0px ${width - innerWidth}px` },
    );
    watch();
  };
  start();
  addEventListener("resize", start);
  new MutationObserver(watch).observe(main, { childList: true, subtree: true });
}
