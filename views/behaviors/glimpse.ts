/** When the glimpse begins after the page has loaded, and how long it lasts, in milliseconds. */
const [BEGINS, LASTS] = [1200, 6000];

/**
 * Shows the option named by `data-glimpse` for a moment and then the chosen one again, to show that there is more to see.
 * Not with reduced motion, nor once the visitor has used the control.
 */
export function startGlimpse(): void {
  const control = document.querySelector<HTMLElement>("[data-glimpse]");
  const [glimpse, chosen] = [`[value=${control?.dataset["glimpse"]}]`, ":checked"].map((which) =>
    control?.querySelector<HTMLInputElement>(`input${which}`),
  );
  if (!glimpse || !chosen || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let timer = setTimeout(() => {
    glimpse.checked = true;
    timer = setTimeout(() => {
      chosen.checked = true;
    }, LASTS);
  }, BEGINS);
  control?.addEventListener("click", () => clearTimeout(timer));
}
