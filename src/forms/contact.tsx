import { contact as contactPage } from "../../views/pages/contact/page";
import { CONTACT_FORM_ID, ContactForm } from "../../views/forms/contact-form";
import type { FormValues } from "../../views/forms/form-state";
import type { FormView } from "./respond";
import { z } from "zod";
import type { NewContactMessage } from "../../db/forms/messages";
import { contactForm, MAX_MESSAGE_LENGTH } from "../../views/content/contact";
import { contactTopics } from "../../views/content/contact-topics";
import { formNotices } from "../../views/content/form-notices";
import { fieldProblems } from "../../views/content/refusals";
import type { Dependencies } from "../context";
import { company, email, line, text, hiddenFields } from "./fields";
import { endpoints, paths } from "../paths";
import { stableId } from "./stable-id";
import { originFields } from "./origin";
import type { Form } from "./form";
import { handleForm } from "./handle-form";
import { receive, saveOrHold } from "./spam/save-or-hold";

const { missing } = formNotices;

const MAX_NAME_LENGTH = 100;

const topics = contactTopics.map(({ key }) => key);

const contactSchema = z.object(
  {
    topic: z
      .enum(topics, contactForm.topicUnknown)
      .default("other")
      .meta({ description: "What the message is about" }),
    name: z
      .string(missing.name)
      .pipe(line(MAX_NAME_LENGTH))
      .pipe(z.string().min(1, missing.name))
      .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH, description: "Who is writing" }),
    email,
    company,
    message: z
      .string(missing.message)
      .pipe(text(MAX_MESSAGE_LENGTH))
      .pipe(z.string().min(1, missing.message))
      .meta({
        minLength: 1,
        maxLength: MAX_MESSAGE_LENGTH,
        description: "Plain text; line breaks are kept",
      }),
    ...originFields,
    ...hiddenFields,
  },
  fieldProblems.notFields,
);

/** The contact form. The same message sent twice in a day is stored once. */
export const contact: Form = {
  endpoint: endpoints.contact,
  reference: {
    operationId: "sendMessage",
    summary: "Send a message",
    description:
      "Use this to send a lead to sales. The same topic and message from one address count once a day, in UTC: the first name and company are kept.",
    schema: contactSchema,
    example: {
      name: "Ann",
      email: "ann@example.com",
      company: "Example Ltd",
      topic: "sales",
      message: "Please send a quote for 40 seats.",
    },
    success: contactForm.success.text,
  },
  routes: handleForm(endpoints.contact, {
    schema: contactSchema,
    view: contactView,
    submit: async (c, fields, sent) => {
      const { topic, name, email: address, company: firm, message } = fields;
      const row = { topic, name, email: address, company: firm, message };
      const about = {
        ...receive(c, fields, sent),
        id: idOf(row),
        notifyAddress: c.env.teamFor?.(topic),
      };
      await saveOrHold(c, { kind: "contactMessage", row: { ...about, ...row } }, fields, sent);
    },
  }),
};

/** The same id for the same message of a person on one day, so that double clicks and retries change nothing. */
function idOf({
  email: address,
  topic,
  message,
}: Pick<NewContactMessage, "email" | "topic" | "message">): string {
  const day = new Date().toISOString().slice(0, 10);
  return stableId([day, address.toLowerCase(), topic, message]);
}

/** The contact page; it keeps the chosen topic. */
function contactView(
  { topic = "" }: FormValues,
  { isContactAnswered = false }: Pick<Dependencies, "isContactAnswered">,
): FormView {
  const { path } = paths.contact;
  return {
    page: contactPage,
    props: { path, query: new URLSearchParams({ topic }) },
    form: (state) => <ContactForm topic={topic} state={state} isAnswered={isContactAnswered} />,
    doneAddress: `${path}?${new URLSearchParams({ topic, done: "" })}#${CONTACT_FORM_ID}`,
    messages: contactForm,
  };
}
