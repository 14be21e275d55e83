/** Prints the page when a button marked `data-print` is pressed. */
export function startPrintButtons(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}
