/** More at once hide the page. */
const SHOWN_MOST = 3;

/** A toast's life is a CSS animation, paused under the pointer; this removes what has ended, was dismissed, or is too many. */
export function startToasts(): void {
  const region = document.querySelector("#toasts");
  if (region === null) return;
  region.addEventListener("animationend", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(".toast")) target.remove();
  });
  region.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-dismiss]"))
      target.closest(".toast")?.remove();
  });
  new MutationObserver(() => {
    while (region.children.length > SHOWN_MOST) region.firstElementChild?.remove();
  }).observe(region, { childList: true });
}
