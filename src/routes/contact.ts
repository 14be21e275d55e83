import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { NewContactMessage } from "../../db/contact-messages";
import { contactTopics, MESSAGE_LENGTH_MOST } from "../../views/content/contact";
import { messages } from "../../views/content/messages";
import { fieldProblems } from "../../views/content/refusals";
import type { App } from "../context";
import { company, email, line, text } from "../form-fields";
import { contactView } from "../form-views";
import { endpoints } from "../paths";
import { takeForm } from "../take-form";

const { nameMissing, messageMissing, topicUnknown } = messages.contact;

const topics = contactTopics.map(({ key }) => key);

const schema = z.object(
  {
    topic: z.enum(topics, topicUnknown).default("other"),
    name: z.string(nameMissing).pipe(line(100)).pipe(z.string().min(1, nameMissing)),
    email,
    company,
    message: z
      .string(messageMissing)
      .pipe(text(MESSAGE_LENGTH_MOST))
      .pipe(z.string().min(1, messageMissing)),
  },
  fieldProblems.notFields,
);

/** A message to sales, support or one of the others. The same message sent twice on a day is one. */
export const contact = new Hono<App>().post(
  endpoints.contact,
  takeForm({
    schema,
    view: contactView,
    submission: (fields, door) => ({
      kind: "contactMessage",
      row: { ...door, ...fields, id: nameOf(fields) },
    }),
  }),
);

/** The same id for the same words of the same person on one day, so that a double click or a retry changes nothing. */
function nameOf({ email: address, topic, message }: Omit<NewContactMessage, "id">): string {
  const day = new Date().toISOString().slice(0, 10);
  const parts = JSON.stringify([day, address.toLowerCase(), topic, message]);
  const hash = createHash("sha256").update(parts).digest("hex");
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
