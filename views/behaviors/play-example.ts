/** When the example shows after the page has loaded, in milliseconds. */
const BEGINS = 1200;

/**
 * Chooses the option named by `data-plays` once the visitor has seen the first one. Not with reduced motion, nor once the
 * visitor has used the control.
 */
export function startPlayExample(): void {
  const control = document.querySelector<HTMLElement>("[data-plays]");
  const example = control?.querySelector<HTMLInputElement>(
    `input[value=${control.dataset["plays"]}]`,
  );
  if (!example || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timer = setTimeout(() => {
    example.checked = true;
  }, BEGINS);
  control?.addEventListener("click", () => clearTimeout(timer));
}
