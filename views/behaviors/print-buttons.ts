/** Prints the page when a button marked `data-print` is pressed. */
export function startPrintButtons(): void {
  document.querySelector("[data-print]")?.addEventListener("click", () => print());
}
