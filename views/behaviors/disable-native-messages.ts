/** Turns the browser's own bubbles off for the forms that `swap-form` checks; without a script they stay. */
export function disableNativeMessages(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-hx-post]"))
    form.noValidate = true;
}
