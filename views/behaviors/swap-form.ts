import { checkFields, FAILURE, showProblem } from "./check-fields";
import { startToasts } from "./toasts";
import { disableNativeMessages } from "./disable-native-messages";
import { copyTemplate, isInView, parsePartial, swap } from "./swap";

/** How long to wait before the form reports a network failure. */
const TIMEOUT_MS = 15_000;

/** The signed time of the first interaction, which loads this script. Empty in a form sent before it arrives. */
let stamp = "";
void fetchStamp();
// Only forms show toasts.
startToasts();

/**
 * Sends a form with htmx's attributes (`data-hx-post`, `data-hx-target`, `data-hx-swap`) as htmx does, and swaps in the
 * partial of the response. Errors are swapped in too: htmx does the same with `responseHandling` set to `{"code":"...","swap":true}`.
 * Without a response, shows the form's `<Template isFailure>`.
 */
export async function swapForm(form: HTMLFormElement): Promise<void> {
  if (!checkFields(form)) {
    form.ariaBusy = null;
    return;
  }
  const address = form.getAttribute("data-hx-post") ?? form.action;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") body.append(name, value);
  if (stamp && form.dataset["stamp"]) body.append("stamp", stamp);
  const rest = setBusy(form);
  const target = targetOf(form);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "HX-Request": "true", "HX-Target": target.id, "HX-Current-URL": location.href },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const style =
      response.headers.get("HX-Reswap") ?? form.getAttribute("data-hx-swap") ?? "innerHTML";
    const partial = parsePartial(await response.text());
    const refusal = style === "none" ? partial.querySelector(".toast p")?.textContent : undefined;
    if (!swap(target, partial, style)) showFailure(form);
    else if (refusal) showProblem(form, refusal);
    else finish(document.getElementById(form.id), body);
  } catch {
    showFailure(form);
  } finally {
    rest();
  }
}

/**
 * Adds what the response does not contain: the submitted values, also in the part of the page marked `data-typed-here`, and
 * the button that restores the cleared form.
 */
function finish(place: HTMLElement | null, typed: URLSearchParams): void {
  disableNativeMessages();
  const around = place?.closest("[data-typed-here]") ?? place;
  for (const words of around?.querySelectorAll<HTMLElement>("[data-typed]") ?? [])
    words.textContent = typed.get(words.dataset["typed"] ?? "")?.trim() ?? "";
  const restoreTitles = showSentTitles(around);
  place?.querySelector("[data-again]")?.addEventListener("click", (event) => {
    const form = copyTemplate(place).firstElementChild;
    if (!form) return;
    event.preventDefault();
    place.replaceWith(form);
    restoreTitles();
    disableNativeMessages();
    form.querySelector<HTMLElement>("input:not([type=hidden],[type=radio])")?.focus();
  });
}

/** Shows the titles for a sent form, which are in `data-sent`. Returns a function that takes this back. */
function showSentTitles(around: Element | null): () => void {
  const titles = [...(around?.querySelectorAll<HTMLElement>("[data-sent]") ?? [])].map((title) => ({
    title,
    before: [...title.childNodes],
  }));
  for (const { title } of titles) title.textContent = title.dataset["sent"] ?? "";
  return () => {
    for (const { title, before } of titles) title.replaceChildren(...before);
  };
}

async function fetchStamp(): Promise<void> {
  const address = document.querySelector<HTMLElement>("form[data-stamp]")?.dataset["stamp"];
  const response = address && (await fetch(address).catch(() => undefined));
  if (response && response.ok) stamp = await response.text();
}

function targetOf(form: HTMLFormElement): Element {
  const selector = form.getAttribute("data-hx-target") ?? "this";
  return (selector === "this" ? null : document.querySelector(selector)) ?? form;
}

/** Marks the submit button as busy without changing its width. Returns a function that ends this. */
function setBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>("button:not([type=button])");
  const label = [...(button?.childNodes ?? [])];
  if (button) {
    button.style.inlineSize = `${button.offsetWidth}px`;
    button.textContent = form.dataset["busyLabel"] ?? button.textContent;
  }
  return () => {
    form.ariaBusy = null;
    if (button) {
      button.style.inlineSize = "";
      button.replaceChildren(...label);
    }
  };
}

function showFailure(form: HTMLFormElement): void {
  const failure = copyTemplate(form, FAILURE);
  const toasts = failure.querySelectorAll(".toast");
  if (isInView(form)) for (const toast of toasts) toast.remove();
  else document.querySelector("#toasts")?.append(...toasts);
  form.querySelector("[data-notice]")?.replaceChildren(failure);
}
