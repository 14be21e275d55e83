import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import type { DoneCopy } from "../content/form-done";
import { formNotices } from "../content/form-notices";
import { Template } from "../ui/template";
import { Toast } from "../ui/toast";
import { Button } from "../ui/button";
import { FormDone } from "./form-done";
import { firstWrongField, type FormState } from "./form-state";
import { PolicyLink } from "./policy-link";
import { Problem } from "./fields/problem";
import { TrapField } from "./fields/trap-field";

/** The texts of a form besides its fields. `networkFailed` is shown if there is no response. */
export type FormCopy = {
  submit: ReactNode;
  busy: string;
  success: { title: string; text: string };
  networkFailed: string;
  done: DoneCopy;
};

type Props = {
  id: string;
  /** The form's endpoint. */
  to: string;
  state: FormState;
  copy: FormCopy;
  /** The address of this form, to return to without JavaScript. */
  again: string;
  className?: string;
  children: ReactNode;
  /** What was received, shown after success. */
  received?: ReactNode;
  /** The part of the form that stays after success. */
  hiddenFields?: ReactNode;
  /** The button's tone, if the form is not the page's main action. */
  tone?: "secondary";
  /** The text below the button, before the link to the privacy policy. */
  note?: ReactNode;
};

/**
 * The frame of every form: the post, the error above the button, and the message for a missing response. Without JavaScript
 * the browser sends it; with it, the same fields are sent for a partial. After success, `FormDone` replaces it.
 */
export function PostForm(props: Props): ReactNode {
  const { id, state, copy, again, received, hiddenFields, className = "" } = props;
  const form = <Form {...props} />;
  if (state.status !== "done") return form;
  const { success, done } = copy;
  return (
    <FormDone
      {...{ id, className, success: success.text, done, received, again, hiddenFields, form }}
    />
  );
}

function Form({ id, to, state, copy, className = "", tone, children, note }: Props): ReactNode {
  return (
    <form
      id={id}
      className={`group grid gap-5 ${className}`.trim()}
      method="post"
      action={`${to}#${id}`}
      data-hx-post={to}
      data-hx-target="this"
      data-hx-swap="outerHTML"
      data-busy-label={copy.busy}
      data-stamp={endpoints.formStamp}
    >
      {children}
      <TrapField />
      <div className="empty:hidden" data-notice="">
        {state.status === "failed" && firstWrongField(state) === undefined && (
          <Problem title={formNotices.errorTitle}>{state.message}</Problem>
        )}
      </div>
      <Button
        tone={tone ?? "primary"}
        className="group-aria-busy:cursor-progress group-aria-busy:opacity-70"
      >
        {copy.submit}
      </Button>
      {note && (
        <p className="-mt-2 max-w-measure text-small text-muted">
          {note} <PolicyLink />
        </p>
      )}
      <Template isFailure>
        <Problem title={formNotices.errorTitle}>{copy.networkFailed}</Problem>
        <Toast tone="error" title={formNotices.errorTitle} text={copy.networkFailed} />
      </Template>
    </form>
  );
}
