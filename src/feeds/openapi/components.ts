import { refusals } from "../../../views/content/refusals";
import type { Schema } from "./operation";

const string = (description: string, more: object = {}): Schema => ({
  type: "string",
  description,
  ...more,
});

const object = (
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema => ({ type: "object", properties, required });

const dollars: Schema = { type: "number", description: "US dollars", minimum: 0 };

export const schemas: Record<string, Schema> = {
  Accepted: object({
    ok: { type: "boolean", const: true },
    message: string("Words to show to the person"),
  }),
  Error: object({
    error: object(
      {
        code: string(
          `One of ${Object.keys(refusals).join(", ")}, or FIELD_invalid with the field’s name`,
          { pattern: "^[a-z]+(_[a-z]+)*$" },
        ),
        message: string("Words to show to the person"),
        fields: {
          type: "object",
          description: "If several fields are invalid: a message for each",
          additionalProperties: { type: "string" },
        },
      },
      ["code", "message"],
    ),
  }),
  Session: object({
    profile: object({
      id: string("Account id", { format: "uuid" }),
      email: string("Email address", { format: "email" }),
      role: string("`user`, `editor` or `admin`"),
      created_at: string("When the account was made", { format: "date-time" }),
    }),
    isAdmin: {
      type: "boolean",
      description: "True for admins; with a second factor, only in sessions that gave it",
    },
    isFactorMissing: { type: "boolean", description: "True if a second factor was not given yet" },
  }),
  PriceList: object({
    currency: { type: "string", const: "USD" },
    page: string("The pricing page", { format: "uri" }),
    trial: object({ days: { type: "integer" }, creditCard: { type: "boolean" } }),
    plans: {
      type: "array",
      items: object({
        id: string("Stable id of the plan"),
        name: string("Name of the plan"),
        perSeatPerMonth: object({ monthly: dollars, annual: dollars }),
        perSeatPerYear: dollars,
        callsIncludedPerSeatPerMonth: {
          type: ["integer", "null"],
          description: "`null` is unlimited",
        },
        features: { type: "array", items: { type: "string" } },
        addOns: {
          type: "array",
          items: object({ name: { type: "string" }, price: dollars, per: { type: "string" } }, [
            "name",
          ]),
        },
        url: string("Where to start with this plan", { format: "uri" }),
      }),
    },
  }),
  SessionError: object({ code: { type: "integer" }, message: { type: "string" } }),
};

export const headers = {
  RetryAfter: {
    description: "Seconds to wait before the next try",
    schema: { type: "integer", minimum: 1 },
  },
};

export const securitySchemes = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "An access token from /auth/v1, which has the endpoints of Supabase Auth: sign in with supabase-js, createClient(SITE, 'anon').",
  },
  metricsToken: { type: "http", scheme: "bearer", description: "The operator’s METRICS_TOKEN" },
};
