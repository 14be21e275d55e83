/** Submits the form of a mailed link's page: the visitor decided by following it, and mail scanners run no scripts. */
export function startAutoSubmit(): void {
  document.querySelector<HTMLFormElement>("form[data-auto-submit]")?.requestSubmit();
}
