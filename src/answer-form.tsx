import type { ReactNode } from "react";
import type { SignUpState } from "../views/partials/sign-up-state";
import type { Page, PageProps } from "../views/page";
import { answerMode } from "./refuse";
import type { Context } from "./context";
import { showPage } from "./show-page";

/** One form as it can be shown: on its page, or alone. */
export type FormView = {
  page: Page;
  props: PageProps;
  /** The form and its toast, to be swapped in. */
  partial: (state: SignUpState) => ReactNode;
  /** Where a plain form post is sent after a success: the page with the notice shown. */
  doneAddress: string;
  /** What is said when the sign-up could not be kept: words of the form's own. */
  failedMessage: string;
  /** What a JSON success says. */
  doneMessage: string;
};

/** What became of a form post. */
export type Outcome =
  | { status: "done" }
  | (Extract<SignUpState, { status: "failed" }> & {
      httpStatus: 400 | 503;
      code: string;
      retryAfterSeconds?: number;
    });

/** Gives one outcome in the form the request asked for: JSON, a partial, a redirect (303), or the page again. */
export function answerForm(c: Context, view: FormView, outcome: Outcome): Response {
  const { render } = c.var;
  const mode = answerMode(c);
  if (outcome.status === "done") {
    if (mode === "json") return c.json({ ok: true, message: view.doneMessage });
    if (mode === "partial") return c.html(render.partial(view.partial(outcome)));
    return c.redirect(view.doneAddress, 303);
  }
  const { httpStatus, code, message, retryAfterSeconds, ...state } = outcome;
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  if (mode === "json") return c.json({ error: { code, message } }, httpStatus);
  const failed: SignUpState = { ...state, message };
  if (mode === "partial") return c.html(render.partial(view.partial(failed)), httpStatus);
  return showPage(c, view.page, { ...view.props, signUp: failed }, httpStatus);
}
