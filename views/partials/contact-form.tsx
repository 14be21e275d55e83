import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { contactForm, contactTopics, MAX_MESSAGE_LENGTH } from "../content/contact";
import { messages } from "../content/messages";
import { problemWith, typedValue, type FormState } from "./form-state";
import { CompanyField, EmailField } from "./person-fields";
import { PostForm } from "./post-form";
import { FieldProblem, TextField } from "./text-field";

/** Where the contact form stands on its page. */
export const CONTACT_FORM_ID = "contact-form";

/** A message to one of the teams. All that is wrong is said at once, each beside its field. */
export function ContactForm(props: { topic: string; state?: FormState | undefined }): ReactNode {
  const { topic, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.contact;
  const shared = { form: CONTACT_FORM_ID, state };
  return (
    <PostForm
      id={CONTACT_FORM_ID}
      className="sign-up contact-form"
      to={endpoints.contact}
      state={state}
      words={{ ...contactForm, networkFailed, success: success.text }}
      note={contactForm.note}
    >
      <Topics chosen={typedValue(state, "topic") ?? topic} problem={problemWith(state, "topic")} />
      <div className="pair">
        <TextField
          {...shared}
          name="name"
          label={contactForm.name}
          required
          autoComplete="name"
          maxLength={100}
        />
        <EmailField {...shared} label={contactForm.email} />
      </div>
      <CompanyField {...shared} label={contactForm.company} optional={contactForm.optional} />
      <TextField
        {...shared}
        name="message"
        label={contactForm.message}
        required
        rows={6}
        maxLength={MAX_MESSAGE_LENGTH}
      />
    </PostForm>
  );
}

/** One of the topics is always chosen: a visitor who does not care need not. */
function Topics({ chosen, problem }: { chosen: string; problem: string | undefined }): ReactNode {
  const problemId = `${CONTACT_FORM_ID}-topic-problem`;
  return (
    <fieldset className="topics" aria-describedby={problem && problemId}>
      <legend>{contactForm.topic}</legend>
      {contactTopics.map(({ key, label }) => (
        <label key={key}>
          <input type="radio" name="topic" value={key} defaultChecked={key === chosen} />
          {label}
        </label>
      ))}
      <FieldProblem id={problemId}>{problem}</FieldProblem>
    </fieldset>
  );
}
