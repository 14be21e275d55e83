/** More would cover the page. */
const MAX_SHOWN = 3;

/** CSS animations time a toast and pause under the pointer; this removes toasts that ended, were dismissed or replaced, or are too many. */
export function startToasts(): void {
  const region = document.querySelector<HTMLElement>("#toasts");
  if (region === null) return;
  let cameFrom: HTMLElement | null = null;
  region.addEventListener("focusin", ({ relatedTarget: before }) => {
    if (before instanceof HTMLElement && !region.contains(before)) cameFrom = before;
  });
  region.addEventListener("animationend", ({ animationName, target }) => {
    if (animationName === "toast-out" && target instanceof HTMLElement) target.remove();
  });
  region.addEventListener("click", ({ target }) => {
    const toast = target instanceof Element && target.closest("[data-dismiss]")?.closest(".toast");
    if (toast) dismiss(toast, cameFrom);
  });
  new MutationObserver(() => {
    // A newer toast replaces an error, since another try has failed or succeeded.
    for (const error of region.querySelectorAll("[data-tone=error]:not(:last-child)"))
      dismiss(error, cameFrom);
    while (region.children.length > MAX_SHOWN) region.firstElementChild?.remove();
  }).observe(region, { childList: true });
}

/** Moves focus to the next toast, or after the last one back to where it was. */
function dismiss(toast: Element, cameFrom: HTMLElement | null): void {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  toast.remove();
  if (hadFocus) (next?.querySelector("button") ?? cameFrom)?.focus();
}
