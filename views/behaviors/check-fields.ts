import { formNotices } from "../content/form-notices";
import { copyTemplate } from "./swap";

/** The form's failure notice and toast (`PostForm`). */
export const FAILURE = "template[data-failure]";

/**
 * Messages for empty fields. The consent box has no `required` attribute, so that without JavaScript the server
 * explains what is missing.
 */
const missing: Readonly<Record<string, string>> = formNotices.missing;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Hides the problem of a field while it is corrected. */
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || !target.ariaInvalid) return;
  const id = target.getAttribute("aria-describedby") ?? "";
  document.getElementById(id)?.closest(".notice")?.remove();
  clearField(target);
});

/**
 * Checks what the browser would check, shows the server's message beside each invalid field, and focuses the first. Returns
 * whether the form may be submitted. The server checks the rest.
 */
export function checkFields(form: HTMLFormElement): boolean {
  clearProblems(form);
  const wrong = [...form.querySelectorAll<Field>("input, textarea")].flatMap((field) => {
    const message = problemOf(field);
    return message === undefined ? [] : [{ field, message }];
  });
  for (const [index, { field, message }] of wrong.entries()) {
    const id = `${form.id}-${field.name}-problem`;
    field.ariaInvalid = "true";
    field.setAttribute("aria-describedby", id);
    (field.closest("label") ?? field).after(makeProblem(form, message, id, index === 0));
  }
  wrong[0]?.field.focus();
  return wrong.length === 0;
}

function clearProblems(form: HTMLFormElement): void {
  for (const old of form.querySelectorAll(".notice")) old.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) clearField(field);
}

function clearField(field: Element): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}

/** Shows above the button why the form was rejected. */
export function showProblem(form: HTMLFormElement, message: string): void {
  form.querySelector("[data-notice]")?.replaceChildren(makeProblem(form, message, "", true));
}

function problemOf(field: Field): string | undefined {
  if (field.validity.typeMismatch) return formNotices.emailInvalid;
  const isEmpty =
    field.type === "checkbox" ? !("checked" in field && field.checked) : !field.value.trim();
  return isEmpty && (field.required || field.type === "checkbox") ? missing[field.name] : undefined;
}

/** Copies the form's failure notice, which the server rendered (`Problem`), with another text. */
function makeProblem(
  form: HTMLFormElement,
  message: string,
  id: string,
  isFirst: boolean,
): DocumentFragment {
  const problem = document.createDocumentFragment();
  const notice = copyTemplate(form, FAILURE).querySelector(".notice");
  if (notice === null) return problem;
  const words = [...notice.querySelectorAll("span")].at(-1);
  if (words) {
    words.textContent = message;
    words.id = id;
  }
  if (!isFirst) {
    notice.removeAttribute("role");
    notice.querySelector("b")?.remove();
  }
  problem.append(notice);
  return problem;
}
