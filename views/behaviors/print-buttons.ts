/** Prints the page when any button marked `data-print` is pressed. */
export function startPrintButtons(): void {
  for (const button of document.querySelectorAll("[data-print]"))
    button.addEventListener("click", () => print());
}
