import { bring } from "../bring";

/**
 * Brings the code that sends forms (`swap-form`) when one is about to be used, so that no page waits for it. Where it
 * cannot be had, the browser sends the form by its own means.
 */
export function startLateForms(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest("form[hx-post]"))
      void bring("swap-form").catch(() => undefined);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("hx-post")) return;
    event.preventDefault();
    bring("swap-form").then(
      ({ swapForm }) => swapForm(form),
      () => form.submit(),
    );
  });
}
