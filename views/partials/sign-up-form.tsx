import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { messages } from "../content/messages";
import { Toast } from "../ui/toast";
import { FormNotice } from "./form-notice";
import type { SignUpState } from "./sign-up-state";

/** What both sign-up forms share: the post to the newsletter's address, the email field, the notice, the button. */
export function SignUpForm(props: {
  id: string;
  state: SignUpState;
  labels: { email: string; placeholder?: string; submit: string; busy: string };
  success: ReactNode;
  networkFailed: string;
  /** Fields between the email and the button, and a note after it. */
  fields?: ReactNode;
  note?: ReactNode;
}): ReactNode {
  const { id, state, labels, networkFailed } = props;
  const noticeId = `${id}-notice`;
  const isFailed = state.status === "failed";
  const isEmailWrong = isFailed && state.field === "email";
  return (
    <form
      id={id}
      className="sign-up"
      method="post"
      action={`${endpoints.newsletter}#${id}`}
      hx-post={endpoints.newsletter}
      hx-target="this"
      hx-swap="outerHTML"
      data-busy-label={labels.busy}
    >
      <label htmlFor={`${id}-email`}>{labels.email}</label>
      <input
        id={`${id}-email`}
        className="field"
        type="email"
        name="email"
        required
        autoComplete="email"
        maxLength={254}
        placeholder={labels.placeholder}
        defaultValue={isFailed ? state.values.email : undefined}
        aria-invalid={isEmailWrong || undefined}
        aria-describedby={isEmailWrong ? noticeId : undefined}
      />
      {props.fields}
      <div id={noticeId} data-notice="">
        {isFailed && <FormNotice tone="error">{state.message}</FormNotice>}
        {state.status === "done" && <FormNotice tone="success">{props.success}</FormNotice>}
      </div>
      <button className="button button-primary">{labels.submit}</button>
      {props.note}
      <template data-failure="">
        <FormNotice tone="error">{networkFailed}</FormNotice>
        <Toast tone="error" title={messages.errorTitle} text={networkFailed} />
      </template>
    </form>
  );
}
