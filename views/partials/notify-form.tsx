import type { ReactNode } from "react";
import { notifyForm } from "../content/forms";
import { messages } from "../content/messages";
import { SignUpForm } from "./sign-up-form";
import type { SignUpState } from "./sign-up-state";

/** Asks to be told when one feature is ready; stored under that feature's title and used for nothing else. */
export function NotifyForm(props: {
  title: string;
  /** The page the form stands on, to which a post without JavaScript returns. */
  path: string;
  state?: SignUpState;
}): ReactNode {
  const { title, path, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.notify;
  return (
    <SignUpForm
      id="notify-form"
      state={state}
      labels={notifyForm}
      networkFailed={networkFailed}
      success={success.text}
      fields={
        <>
          <input type="hidden" name="source" value={`coming-soon:${title}`} />
          <input type="hidden" name="page" value={path} />
        </>
      }
      note={<p className="note">{notifyForm.note(title)}</p>}
    />
  );
}
