import { loadScript } from "../load-script";
import { turnOffBubbles } from "./turn-off-bubbles";

/**
 * Brings the code that sends forms (`swap-form`) when one is about to be used, so that no page waits for it. Where it
 * cannot be had, the browser sends the form by its own means.
 */
export function startLateForms(): void {
  turnOffBubbles();
  let coming: ReturnType<typeof loadScript<"swap-form">> | undefined;
  // One wait for all: a second click that waited by itself could come after the first one's answer, and send again.
  const code = () =>
    (coming ??= loadScript("swap-form").catch((error) => {
      coming = undefined;
      throw error;
    }));
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest("form[data-hx-post]"))
      void code().catch(() => undefined);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-hx-post")) return;
    event.preventDefault();
    code().then(
      ({ swapForm }) => swapForm(form),
      () => form.submit(),
    );
  });
}
