import type { ReactNode } from "react";
import type { FormState } from "./form-state";
import { EmailField } from "./fields/person-fields";
import { PostForm, type FormCopy } from "./post-form";

/** The common part of sign-up forms: an email field and the button. */
export function SignUpForm(props: {
  id: string;
  to: string;
  state: FormState;
  copy: FormCopy & { email: string; placeholder?: string };
  again: string;
  tone?: "secondary";
  /** Fields between the email and the button, and a note after it. */
  fields?: ReactNode;
  note?: ReactNode;
}): ReactNode {
  const { copy, fields, ...rest } = props;
  const { email: label, placeholder } = copy;
  return (
    <PostForm copy={copy} {...rest}>
      <EmailField
        form={props.id}
        state={props.state}
        label={label}
        {...(placeholder !== undefined && { placeholder })}
      />
      {fields}
    </PostForm>
  );
}
