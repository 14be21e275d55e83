import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { messages } from "../content/messages";
import { Toast } from "../ui/toast";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { FormState } from "./form-state";
import { TrapField } from "./trap-field";

/** What a form says besides its fields. `failed` is for a network that gives no answer. */
export type FormWords = { submit: string; busy: string; success: ReactNode; networkFailed: string };

/**
 * The frame of every form: the post, its notice over the button, and the words for when no answer comes. Without a
 * script the browser sends it; with one, the same fields bring a partial to take the form's place.
 */
export function PostForm(props: {
  id: string;
  /** Where it is sent: the form's own endpoint. */
  to: string;
  state: FormState;
  words: FormWords;
  className?: string;
  children: ReactNode;
  /** What stands under the button. */
  note?: ReactNode;
}): ReactNode {
  const { id, to, state, words, className = "", note } = props;
  return (
    <form
      id={id}
      className={`group grid gap-5 ${className}`.trim()}
      method="post"
      action={`${to}#${id}`}
      data-hx-post={to}
      data-hx-target="this"
      data-hx-swap="outerHTML"
      data-busy-label={words.busy}
      data-stamp={endpoints.formStamp}
    >
      {props.children}
      <TrapField />
      {/* What succeeded is said at the top of the form, where a browser without scripts lands. */}
      <div
        id={noticeId(id)}
        className={state.status === "done" ? "order-first" : "empty:hidden"}
        data-notice=""
      >
        {state.status === "failed" && <Notice tone="error">{state.message}</Notice>}
        {state.status === "done" && <Notice tone="success">{words.success}</Notice>}
      </div>
      <Button tone="primary" className="group-aria-busy:cursor-progress group-aria-busy:opacity-70">
        {words.submit}
      </Button>
      {note && <p className="-mt-2 text-small text-muted">{note}</p>}
      <template data-failure="">
        <Notice tone="error">{words.networkFailed}</Notice>
        <Toast tone="error" title={messages.errorTitle} text={words.networkFailed} />
      </template>
    </form>
  );
}

/** The place of a form's notice, for fields that are described by it. */
export const noticeId = (formId: string): string => `${formId}-notice`;
