import { expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operations } from "../../src/feeds/openapi";
import { forms } from "../../src/forms/registry";
import { endpoints } from "../../src/paths";
import { formPost, jsonPost, SITE_URL, startApp } from "../support/site/app";

const profile = {
  id: "0199b3a0-7c1e-7000-8000-0242ac120002",
  email: "ann@example.com",
  role: "user" as const,
  createdAt: new Date("2026-11-01T09:30:00Z"),
};

const app = startApp({
  auth: {
    readSession: (token) =>
      Promise.resolve(token === "good" ? { profile, isFactorMissing: false } : undefined),
  },
});
const over = startApp({
  limits: {
    count: () => Promise.resolve({ isOver: true, by: "network", retryAfterSeconds: 61 }),
  },
});

const served = await (await app.request(endpoints.openApi)).json();
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(served, "api");

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(served)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("it describes the forms, the session function and the health checks", () => {
  const { session, alive, ready } = endpoints;
  expect(Object.keys(served.paths)).toEqual([
    ...forms.map(({ endpoint }) => endpoint),
    session,
    alive,
    ready,
  ]);
});

/** Checks a response against the document. */
async function matches(path: string, method: "get" | "post", response: Response): Promise<void> {
  const { status, headers } = response;
  const answer = operations[path]?.[method]?.responses[status];
  if (answer === undefined) throw new Error(`${method} ${path}: ${status} is not described`);
  if (answer.headers) expect(headers.get("retry-after")).toMatch(/^\d+$/);
  const [type = "", { schema } = {}] = Object.entries(answer.content ?? {})[0] ?? [];
  expect(headers.get("content-type") ?? "").toStartWith(type);
  if (type !== "application/json") return;
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object,
  );
  validate(await response.json());
  expect(validate.errors).toBeNull();
}

for (const { endpoint: path, reference } of forms) {
  const { schema = {} } = operations[path]?.post?.requestBody?.content["application/json"] ?? {};
  const body = reference.example;

  test(`${path} answers as described`, async () => {
    const accept = { accept: "application/json" };
    const foreign = { origin: "https://elsewhere.example", ...accept };
    const fields = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, value === true ? "yes" : String(value)]),
    );
    const sent: [number, RequestInit][] = [
      [200, jsonPost(body)],
      [200, formPost(fields, accept)],
      [303, formPost(fields)],
      [400, jsonPost({})],
      [400, jsonPost("{")],
      [400, jsonPost({ ...body, email: "ann" })],
      [403, formPost({}, foreign)],
      [413, jsonPost({ ...body, company: "a".repeat(40_000) })],
      [415, { method: "POST", body: "email", headers: { ...accept, origin: SITE_URL } }],
    ];
    for (const [status, init] of sent) {
      const response = await app.request(path, init);
      expect(response.status).toBe(status);
      await matches(path, "post", response);
    }
    const limited = await over.request(path, jsonPost(body));
    expect(limited.status).toBe(429);
    await matches(path, "post", limited);
  });

  test(`${path} rejects what its schema rejects`, async () => {
    const validate = ajv.compile(schema);
    expect(validate(body)).toBe(true);
    for (const name of schema.required ?? []) {
      const rest = Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
      expect(validate(rest)).toBe(false);
      expect((await app.request(path, jsonPost(rest))).status).toBe(400);
    }
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      expect({ name, description: field.description }).toEqual({
        name,
        description: expect.any(String),
      });
      const wrong = [
        field.maxLength !== undefined && "a".repeat(field.maxLength + 1),
        field.enum && "not a choice",
        field.pattern !== undefined && "no source of ours",
      ].filter((value) => typeof value === "string");
      for (const value of wrong) {
        expect(validate({ ...body, [name]: value })).toBe(false);
        const { status } = await app.request(path, jsonPost({ ...body, [name]: value }));
        expect({ name, status }).toEqual({ name, status: 400 });
      }
    }
  });
}

test("the session function and the health checks answer as described", async () => {
  for (const [path, status, token] of [
    [endpoints.session, 200, "good"],
    [endpoints.session, 401, "bad"],
    [endpoints.alive, 200],
    [endpoints.ready, 200],
  ] as const) {
    const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect({ path, status: response.status }).toEqual({ path, status });
    await matches(path, "get", response);
  }
});
