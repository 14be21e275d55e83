import { adoptStyle } from "../adopt-style";
import style from "../styles/toasts.css" with { type: "text" };

/** More toasts would cover the page. */
const MAX_SHOWN = 3;

/**
 * Removes toasts that have ended, been dismissed or replaced, or are too many. CSS animations time them, and pause on
 * hover.
 */
export function startToasts(): void {
  const region = document.querySelector<HTMLElement>("#toasts");
  if (region === null) return;
  adoptStyle(style);
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
    // A newer toast replaces an error, because it reports on another attempt.
    for (const error of region.querySelectorAll("[data-tone=error]:not(:last-child)"))
      dismiss(error, cameFrom);
    while (region.children.length > MAX_SHOWN) region.firstElementChild?.remove();
  }).observe(region, { childList: true });
}

/** Moves focus to the next toast, or after the last one back to where it came from. */
function dismiss(toast: Element, cameFrom: HTMLElement | null): void {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  toast.remove();
  if (hadFocus) (next?.querySelector("button") ?? cameFrom)?.focus();
}
