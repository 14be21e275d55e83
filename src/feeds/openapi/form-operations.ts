import { z } from "zod";
import { formNotices } from "../../../views/content/form-notices";
import { hiddenFields } from "../../forms/fields";
import type { Form } from "../../forms/form";
import { forms } from "../../forms/registry";
import { json, later, type Operation, type Paths, ref, type Schema } from "./operation";

export const FORMS_TAG = "Forms";

/** Fields that only the site's own pages send: the honeypot, a time stamp and the page's address. */
const ofPagesOnly = new Set([...Object.keys(hiddenFields), "page"]);

/** Returns a form's fields as JSON Schema, without those that only pages send. */
export function bodySchema(fields: z.ZodType): Schema {
  const schema = z.toJSONSchema(fields, { io: "input" }) as Schema;
  const properties = Object.entries(schema.properties ?? {});
  return {
    type: "object",
    properties: Object.fromEntries(properties.filter(([name]) => !ofPagesOnly.has(name))),
    required: schema.required ?? [],
  };
}

/** Error responses that all forms share. */
export const formErrors = {
  400: json("Invalid body or field", ref("Error"), {
    error: { code: "email_invalid", message: formNotices.emailInvalid },
  }),
  403: json("Another site as Origin, or none with a body that is not JSON", ref("Error")),
  413: json("Body over 32 KB", ref("Error")),
  415: json("Neither JSON nor a form", ref("Error")),
  429: later(json("Rate limit reached", ref("Error"))),
  503: later(json("Cannot be saved now", ref("Error"))),
} satisfies Operation["responses"];

export const formOperations: Paths = Object.fromEntries(
  forms.map((form) => [form.endpoint, { post: operationOf(form) }]),
);

function operationOf({ reference }: Form): Operation {
  const { operationId, summary, description, example, success } = reference;
  const schema = bodySchema(reference.schema);
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
