/** Disables the browser's messages for forms that `swap-form` validates; without scripts they stay. */
export function disableNativeMessages(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-hx-post]"))
    form.noValidate = true;
}
