/** Disables the browser's messages for forms that `swap-form` or the page they lead to validates; without scripts they stay. */
export function disableNativeMessages(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    "form:is([data-hx-post], [data-form=start])",
  ))
    form.noValidate = true;
}
