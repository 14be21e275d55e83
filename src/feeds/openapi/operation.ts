/** The parts of OpenAPI 3.1 that this site needs (https://spec.openapis.org/oas/v3.1.1.html). */
export type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: readonly string[];
  maxLength?: number;
  default?: string;
  [keyword: string]: unknown;
};

type Content = Record<string, { schema: Schema; example?: unknown }>;

export type Answer = {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Content;
};

export type Operation = {
  tags: [string];
  operationId: string;
  summary: string;
  description?: string;
  parameters?: readonly object[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: readonly Record<string, readonly string[]>[];
};

type Method = "get" | "post" | "options";

/** The operations of each address. */
export type Paths = Record<string, Partial<Record<Method, Operation>>>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const json = (description: string, schema: Schema, example?: unknown): Answer => ({
  description,
  content: { "application/json": { schema, ...(example !== undefined && { example }) } },
});

export const html = (description: string): Answer => ({
  description,
  content: { "text/html": { schema: { type: "string" } } },
});

export const text = (description: string, type = "text/plain"): Answer => ({
  description,
  content: { [type]: { schema: { type: "string" } } },
});

/** Adds Retry-After to a response. */
export const later = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
});
