import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { contactForm, doneLinks, MAX_MESSAGE_LENGTH } from "../content/contact";
import { contactTopics } from "../content/contact-topics";
import { ContactReceived } from "./contact-received";
import { ByTopic, TopicHint } from "./topic-hint";
import { FieldProblem, problemProps } from "./fields/field-problem";
import { typedValue, type FormState } from "./form-state";
import { CompanyField, EmailField } from "./fields/person-fields";
import { PostForm } from "./post-form";
import { TextField } from "./fields/text-field";

/** The form's id in its page. */
export const CONTACT_FORM_ID = "contact-form";

/** The contact form. All errors are shown at once, each beside its field. */
export function ContactForm(props: {
  topic: string;
  state?: FormState | undefined;
  /** Whether the site may promise an answer. */
  isAnswered: boolean;
}): ReactNode {
  const { topic, state = { status: "idle" }, isAnswered } = props;
  const { next, nextAnswered, nextCall, undo, again } = contactForm.done;
  const answered = topic === "call" ? nextCall : nextAnswered;
  const shared = { form: CONTACT_FORM_ID, state };
  return (
    <PostForm
      id={CONTACT_FORM_ID}
      className="rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window sm:p-8 lg:py-6 lg:has-data-again:h-full lg:has-data-again:grid-rows-[auto_1fr_auto] [&>dl]:gap-5 [&>dl>*]:border-t [&>dl>*]:border-hairline [&>dl>*]:pt-4 [&_textarea]:field-sizing-content [&_textarea]:min-h-22 [@media(min-height:860px)]:[&_textarea]:min-h-36"
      to={endpoints.contact}
      state={state}
      copy={{
        ...contactForm,
        submit: <ByTopic title={contactForm.submit} call={contactForm.submitCall} />,
        done: {
          next: isAnswered ? answered() : next,
          isNextBeside: true,
          links: doneLinks(topic),
          undo,
          again,
        },
      }}
      received={<ContactReceived topic={topic} />}
      again={`${paths.contact.path}?${new URLSearchParams({ topic })}#${CONTACT_FORM_ID}`}
      hiddenFields={<input type="radio" name="topic" value={topic} defaultChecked hidden />}
      note={isAnswered ? contactForm.note : contactForm.noteUnanswered}
    >
      <Topics chosen={typedValue(state, "topic") ?? topic} state={state} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...shared}
          name="name"
          label={contactForm.labels.name}
          required
          autoComplete="name"
          maxLength={100}
        />
        <EmailField {...shared} label={contactForm.labels.email} />
      </div>
      <CompanyField
        {...shared}
        label={contactForm.labels.company}
        optional={contactForm.optional}
      />
      <TextField
        {...shared}
        name="message"
        label={contactForm.labels.message}
        hint={<TopicHint />}
        required
        rows={3}
        maxLength={MAX_MESSAGE_LENGTH}
      />
    </PostForm>
  );
}

/** One topic is always selected, so choosing is optional. */
function Topics({ chosen, state }: { chosen: string; state: FormState }): ReactNode {
  const place = { form: CONTACT_FORM_ID, name: "topic", state };
  const { "aria-describedby": describedBy } = problemProps(place);
  return (
    <fieldset
      className="grid max-w-136 grid-cols-2 gap-1.5 sm:flex sm:flex-wrap sm:gap-2"
      aria-describedby={describedBy}
    >
      <legend className="mb-2 block font-bold text-ink">{contactForm.labels.topic}</legend>
      {contactTopics.map(({ key, label }) => (
        <label
          key={key}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-field px-2 text-small/4.5 sm:rounded-pill sm:px-2.5 transition-colors hover:border-muted has-checked:border-teal has-checked:bg-teal/10 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal max-sm:last-of-type:col-span-2"
        >
          <input
            type="radio"
            name="topic"
            value={key}
            defaultChecked={key === chosen}
            className="size-4.5 flex-none cursor-pointer appearance-none rounded-pill border border-field bg-canvas outline-none checked:border-5 checked:border-teal forced-colors:appearance-auto"
          />
          {label}
        </label>
      ))}
      <div className="col-span-2 w-full empty:hidden">
        <FieldProblem {...place} />
      </div>
    </fieldset>
  );
}
