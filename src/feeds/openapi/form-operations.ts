import { z } from "zod";
import { formNotices } from "../../../views/content/form-notices";
import { printSource } from "../../../views/partials/sign-up-source";
import { contactSchema } from "../../forms/contact";
import { unseen } from "../../forms/fields";
import { newsletterSchema } from "../../forms/newsletter";
import { waitlistSchema } from "../../forms/waitlist";
import { endpoints } from "../../paths";
import { json, later, type Operation, type Paths, ref, type Schema } from "./operation";

export const FORMS_TAG = "Forms";

/** What only the site's own pages send: a hidden field, a time stamp and the page's address. */
const ofPagesOnly = new Set([...Object.keys(unseen), "page"]);

/** What a form takes, as JSON Schema, without the fields that only pages send. */
export function bodySchema(fields: z.ZodType): Schema {
  const schema = z.toJSONSchema(fields, { io: "input" }) as Schema;
  const properties = Object.entries(schema.properties ?? {});
  return {
    type: "object",
    properties: Object.fromEntries(properties.filter(([name]) => !ofPagesOnly.has(name))),
    required: schema.required ?? [],
  };
}

type FormExample = {
  operationId: string;
  summary: string;
  description: string;
  schema: z.ZodType;
  example: Record<string, unknown>;
  success: string;
};

/** Every form refuses in the same way. */
export const formErrors: Operation["responses"] = {
  400: json("Invalid body or field", ref("Error"), {
    error: { code: "email_invalid", message: formNotices.emailInvalid },
  }),
  403: json("A form post from another site", ref("Error")),
  413: json("Body over 32 KB", ref("Error")),
  415: json("Neither JSON nor a form", ref("Error")),
  429: later(json("Rate limit reached", ref("Error"))),
  503: later(json("Cannot be saved now", ref("Error"))),
};

export const formOperations: Paths = {
  [endpoints.newsletter]: {
    post: form({
      operationId: "joinNewsletter",
      summary: "Join the newsletter",
      description:
        "The person gets an email with a link and counts as subscribed once they follow it. With a `source` they are told about that one feature instead.",
      schema: newsletterSchema,
      example: { email: "ann@example.com", consent: true },
      success: formNotices.newsletter.success.text,
    }),
  },
  [endpoints.waitlist]: {
    post: form({
      operationId: "joinWaitlist",
      summary: "Join the beta waitlist",
      description: "The person gets an email that confirms the request.",
      schema: waitlistSchema,
      example: {
        email: "ann@example.com",
        company: "Example Ltd",
        source: printSource({ list: "waitlist", feature: "Mobile App" }),
      },
      success: formNotices.waitlist.success.text,
    }),
  },
  [endpoints.contact]: {
    post: form({
      operationId: "sendMessage",
      summary: "Send a message",
      description: "Use this to send a lead to sales. The same message sent twice on a day is one.",
      schema: contactSchema,
      example: {
        name: "Ann",
        email: "ann@example.com",
        company: "Example Ltd",
        topic: "sales",
        message: "Please send a quote for 40 seats.",
      },
      success: formNotices.contact.success.text,
    }),
  },
};

function form(about: FormExample): Operation {
  const { operationId, summary, description, example, success } = about;
  const schema = bodySchema(about.schema);
  const accepted = json("Saved", ref("Accepted"), { ok: true, message: success });
  return {
    tags: [FORMS_TAG],
    operationId,
    summary,
    description,
    requestBody: {
      required: true,
      content: {
        "application/json": { schema, example },
        "application/x-www-form-urlencoded": { schema, example },
      },
    },
    responses: {
      200: accepted,
      303: {
        description: "Saved; the answer to a plain form post without `Accept: application/json`",
      },
      ...formErrors,
    },
  };
}
