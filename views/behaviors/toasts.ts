/** More at once hide the page. */
const SHOWN_MOST = 3;

/** A toast's life is a CSS animation, paused under the pointer; this removes what has ended, was dismissed, or is too many. */
export function startToasts(): void {
  const region = document.querySelector("#toasts");
  if (region === null) return;
  let cameFrom: HTMLElement | null = null;
  region.addEventListener("focusin", (event) => {
    const before = (event as FocusEvent).relatedTarget;
    if (before instanceof HTMLElement && !region.contains(before)) cameFrom = before;
  });
  region.addEventListener("animationend", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(".toast")) target.remove();
  });
  region.addEventListener("click", ({ target }) => {
    const toast = target instanceof Element && target.closest("[data-dismiss]")?.closest(".toast");
    if (toast) dismiss(toast, cameFrom);
  });
  new MutationObserver(() => {
    while (region.children.length > SHOWN_MOST) region.firstElementChild?.remove();
  }).observe(region, { childList: true });
}

/** The keyboard goes on to the next toast, and after the last one back to where it came from. */
function dismiss(toast: Element, cameFrom: HTMLElement | null): void {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  toast.remove();
  if (hadFocus) (next?.querySelector("button") ?? cameFrom)?.focus();
}
