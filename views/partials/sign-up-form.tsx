import type { ReactNode } from "react";
import { Field } from "../ui/field";
import { problemWith, typedValue, type FormState } from "./form-state";
import { noticeId, PostForm, type FormWords } from "./post-form";

/** What the sign-up forms share: an email field, one notice for all that may be wrong, the button. */
export function SignUpForm(props: {
  id: string;
  to: string;
  state: FormState;
  words: FormWords & { email: string; placeholder?: string };
  /** Fields between the email and the button, and a note after it. */
  fields?: ReactNode;
  note?: ReactNode;
}): ReactNode {
  const { id, to, state, words, note } = props;
  const isEmailWrong = problemWith(state, "email") !== undefined;
  return (
    <PostForm id={id} to={to} state={state} words={words} note={note}>
      <div className="grid gap-3">
        <label htmlFor={`${id}-email`} className="font-bold text-ink">
          {words.email}
        </label>
        <Field
          id={`${id}-email`}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder={words.placeholder}
          defaultValue={typedValue(state, "email")}
          aria-invalid={isEmailWrong || undefined}
          aria-describedby={isEmailWrong ? noticeId(id) : undefined}
        />
      </div>
      {props.fields}
    </PostForm>
  );
}
