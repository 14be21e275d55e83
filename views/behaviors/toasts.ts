/** More at once hide the page. */
const MAX_SHOWN = 3;

/** A toast's life is CSS animations, its end held back under the pointer; this removes what has ended, was dismissed, overtaken, or is too many. */
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
    // What came after an error has overtaken it: another try has failed or succeeded since.
    for (const error of region.querySelectorAll("[data-tone=error]:not(:last-child)"))
      dismiss(error, cameFrom);
    while (region.children.length > MAX_SHOWN) region.firstElementChild?.remove();
  }).observe(region, { childList: true });
}

/** Moves focus to the next toast, or after the last one back to where it was before. */
function dismiss(toast: Element, cameFrom: HTMLElement | null): void {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  toast.remove();
  if (hadFocus) (next?.querySelector("button") ?? cameFrom)?.focus();
}
