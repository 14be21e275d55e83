/** Sends the form of a page that a link in a message led to: the visitor has decided there, and scanners run no script. */
export function startAutoSubmit(): void {
  document.querySelector<HTMLFormElement>("form[data-auto-submit]")?.requestSubmit();
}
