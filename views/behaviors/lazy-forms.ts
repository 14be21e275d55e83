import { loadScript } from "../load-script";
import { disableNativeMessages } from "./disable-native-messages";

/**
 * Loads the code that sends forms (`swap-form`) when a form is about to be used, rather than on every page. If loading
 * fails, the browser sends the form itself.
 */
export function startLazyForms(): void {
  disableNativeMessages();
  let coming: Promise<typeof import("./swap-form")> | undefined;
  const code = () => (coming ??= loadScript("swap-form"));
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest("form[data-hx-post]"))
      code().catch(() => {
        coming = undefined;
      });
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("form[data-hx-post]")) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    code().then(
      ({ swapForm }) => swapForm(form),
      () => {
        form.ariaBusy = null;
        form.submit();
      },
    );
  });
}
