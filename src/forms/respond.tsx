import type { ReactNode } from "react";
import { formNotices } from "../../views/content/form-notices";
import type { Page, PageProps } from "../../views/page";
import type { FormState, FormValues } from "../../views/forms/form-state";
import { ToastSwap } from "../../views/ui/toast";
import type { Context } from "../context";
import type { FieldProblems } from "./parse";
import { responseMode } from "../http/refuse";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { securityHeaders } from "../http/headers";
import { showPage } from "../http/show-page";

/** How a form is shown: on its page, or alone. */
export type FormView = {
  page: Page;
  props: PageProps;
  form: (state: FormState) => ReactNode;
  /** Where a plain form post redirects on success: the page with its notice. */
  doneAddress: string;
  /** The form's messages for failure and success. */
  messages: { failed: string; success: { title: string; text: string } };
};

/** The result of a form post. */
export type Outcome =
  | { status: "done" }
  | { status: "refused"; problems: FieldProblems; values: FormValues }
  | { status: "limited"; by: "network" | "email"; retryAfterSeconds: number; values: FormValues }
  | { status: "unavailable"; values: FormValues };

type Failure = Exclude<Outcome, { status: "done" }>;

/** All headers of a JSON response, built once: setting them one by one takes twice as long. */
const JSON_HEADERS = new Headers({
  ...securityHeaders,
  "cache-control": "no-store",
  "content-type": "application/json",
});

const STATUS = { refused: 400, limited: 429, unavailable: 503 } as const;

/** Responds in the mode of the request: JSON, a partial, a redirect (303), or the page again. */
export function respondToForm(c: Context, view: FormView, outcome: Outcome): Response {
  const mode = responseMode(c);
  if (outcome.status === "done") {
    const { success } = view.messages;
    if (mode === "json") {
      const body = JSON.stringify({ ok: true, message: success.text });
      return new Response(body, { headers: JSON_HEADERS });
    }
    if (mode === "partial")
      return answerPartial(c, view, outcome, <ToastSwap tone="success" {...success} />);
    return c.redirect(view.doneAddress, 303);
  }
  const status = STATUS[outcome.status];
  const retryAfter = outcome.status === "limited" ? outcome.retryAfterSeconds : RETRY_AFTER_SECONDS;
  if (status !== 400) c.header("Retry-After", String(retryAfter));
  if (mode === "json") return c.json({ error: errorOf(view, outcome) }, status);
  const problems = outcome.status === "refused" ? outcome.problems : {};
  const isSeveral = Object.keys(problems).length > 1;
  const message = isSeveral ? formNotices.severalProblems : errorOf(view, outcome).message;
  const state: FormState = { status: "failed", message, problems, values: outcome.values };
  if (mode === "page") return showPage(c, view.page, { ...view.props, form: state }, status);
  const toast = <ToastSwap tone="error" title={formNotices.errorTitle} text={message} />;
  return answerPartial(c, view, state, toast, status);
}

/** Responds with the form and, out of band, its toast. */
function answerPartial(
  c: Context,
  view: FormView,
  state: FormState,
  toast: ReactNode,
  status: 200 | (typeof STATUS)[Failure["status"]] = 200,
): Response {
  const partial = (
    <>
      {view.form(state)}
      {toast}
    </>
  );
  return c.html(c.env.render.partial(partial), status);
}

/** For JSON: the first problem and, if several fields are invalid, all of them by name. */
function errorOf(view: FormView, outcome: Failure) {
  if (outcome.status === "unavailable")
    return { code: "unavailable", message: view.messages.failed };
  if (outcome.status === "limited") {
    const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
    return { code: "too_many", message: formNotices.limited[outcome.by](minutes) };
  }
  const [[field, message] = ["", ""], ...others] = Object.entries(outcome.problems);
  const error = { code: `${field || "fields"}_invalid`, message };
  return others.length > 0 ? { ...error, fields: outcome.problems } : error;
}
