import { z } from "zod";
import { formNotices } from "../../views/content/form-notices";
import { refusals } from "../../views/content/refusals";
import { site } from "../../views/content/site";
import { hiddenFields } from "../forms/fields";
import type { Form } from "../forms/form";
import { forms } from "../forms/registry";
import { endpoints } from "../paths";
import type { FeedFile } from "./feed-file";

type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  maxLength?: number;
  default?: string;
  pattern?: string;
};
type Content = Record<string, { schema: Schema; example?: unknown }>;
type Answer = { description: string; headers?: object; content?: Content };

type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  security?: object[];
  requestBody?: { required: true; content: Content };
  responses: Record<number, Answer>;
};

const message = z.string().describe("Words to show to the person");

const schemas = {
  Accepted: z.object({ ok: z.literal(true), message }),
  Error: z.object({
    error: z.object({
      code: z
        .string()
        .regex(/^[a-z]+(_[a-z]+)*$/)
        .describe(`One of ${Object.keys(refusals).join(", ")}, or FIELD_invalid`),
      message,
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe("If several fields are invalid: a message for each"),
    }),
  }),
  Session: z.object({
    profile: z.object({
      id: z.uuid(),
      email: z.email(),
      role: z.enum(["user", "admin"]),
      created_at: z.iso.datetime(),
    }),
    isAdmin: z
      .boolean()
      .describe("True for admins; with a second factor, only in sessions that gave it"),
    isFactorMissing: z.boolean().describe("True if a second factor was not given yet"),
  }),
  SessionError: z.object({ code: z.int(), message: z.string() }),
};

const jsonSchema = (type: z.ZodType) => z.toJSONSchema(type, { io: "input" });

const json = (description: string, schema: keyof typeof schemas, example?: object): Answer => ({
  description,
  content: {
    "application/json": {
      schema: { $ref: `#/components/schemas/${schema}` },
      ...(example && { example }),
    },
  },
});

const text = (description: string): Answer => ({
  description,
  content: { "text/plain": { schema: { type: "string" } } },
});

const retryLater = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    "Retry-After": {
      description: "Seconds to wait before the next try",
      schema: { type: "integer", minimum: 1 },
    },
  },
});

/** Fields that only the site's own pages send: the honeypot, a time stamp and the page's address. */
const ofPagesOnly = [...Object.keys(hiddenFields), "page"];

/** Returns a form's fields as JSON Schema, without those that only pages send. */
export function bodySchema({ reference }: Form) {
  const { properties = {}, required = [] } = jsonSchema(reference.schema) as Schema;
  const fields = Object.entries(properties).filter(([name]) => !ofPagesOnly.includes(name));
  return { type: "object", properties: Object.fromEntries(fields), required } satisfies Schema;
}

function sendForm(form: Form): Operation {
  const { operationId, summary, description, example, success } = form.reference;
  const body = { schema: bodySchema(form), example };
  return {
    operationId,
    summary,
    description,
    requestBody: {
      required: true,
      content: { "application/json": body, "application/x-www-form-urlencoded": body },
    },
    responses: {
      200: json("Saved", "Accepted", { ok: true, message: success }),
      303: { description: "Saved, for a plain form post without `Accept: application/json`" },
      400: json("Invalid body or field", "Error", {
        error: { code: "email_invalid", message: formNotices.emailInvalid },
      }),
      403: json("Another site as Origin, or none with a body that is not JSON", "Error"),
      413: json("Body over 32 KB", "Error"),
      415: json("Neither JSON nor a form", "Error"),
      429: retryLater(json("Rate limit reached", "Error")),
      503: retryLater(json("Cannot be saved now", "Error")),
    },
  };
}

export const operations: Record<string, { get?: Operation; post?: Operation }> = {
  ...Object.fromEntries(forms.map((form) => [form.endpoint, { post: sendForm(form) }])),
  [endpoints.session]: {
    get: {
      operationId: "readSession",
      summary: "Read the session",
      security: [{ accessToken: [] }],
      responses: {
        200: json("A valid session", "Session"),
        401: json("Token missing, invalid, expired or signed out", "SessionError"),
        503: retryLater(json("The session cannot be checked now", "SessionError")),
      },
    },
  },
  [endpoints.alive]: {
    get: {
      operationId: "isAlive",
      summary: "Answers while the process runs",
      responses: { 200: text("Alive") },
    },
  },
  [endpoints.ready]: {
    get: {
      operationId: "isReady",
      summary: "Answers whether the site can store forms",
      responses: { 200: text("Ready"), 503: retryLater(text("Not ready, or stopping")) },
    },
  },
};

/** The forms, the session function and the health checks as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
export const openApi: FeedFile = {
  path: endpoints.openApi,
  type: "application/json; charset=utf-8",
  write: ({ siteUrl }) =>
    JSON.stringify({
      openapi: "3.1.1",
      info: { title: `${site.brand} website API`, version: "1" },
      servers: [{ url: siteUrl }],
      paths: operations,
      components: {
        schemas: Object.fromEntries(
          Object.entries(schemas).map(([name, type]) => [name, jsonSchema(type)]),
        ),
        securitySchemes: {
          accessToken: {
            type: "http",
            scheme: "bearer",
            description: "An access token of /auth/v1, which works like Supabase Auth",
          },
        },
      },
    }),
};
