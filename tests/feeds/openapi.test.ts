import { describe, expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { apiDocument, operations } from "../../src/feeds/openapi/openapi";
import { endpoints, paths } from "../../src/paths";
import { createSiteMetrics } from "../../src/metrics/metrics";
import { contactForm } from "../../views/content/contact";
import { waitlistForm } from "../../views/content/waitlist";
import { newsletterForm } from "../../views/content/forms";
import { pages } from "../../views/pages/pages";
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
    followLink: () => Promise.resolve({ is: "oneOfTwo", location: SITE_URL }),
  },
  metrics: createSiteMetrics("a token of the tests", {
    countJournal: () => 0,
    journalStalledMs: () => 0,
    countQueues: () => Promise.reject(new Error("There is no queue here")),
  }),
});

const document = apiDocument(SITE_URL);
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, "api");

/** Pages on the sitemap, which are for people. */
const pagePaths = new Set(
  [...Object.values(paths), ...pages.map(({ place }) => place)].map(({ path }) => path),
);

const described = new Set(
  Object.entries(operations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

test("the document is valid OpenAPI 3.1", async () => {
  const served = await (await app.request(endpoints.openApi)).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const validator = new Validator();
  expect(await validator.validate(served)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("every route besides pages is described, and nothing else", () => {
  const routes = app.routes
    .filter(({ method, path }) => method !== "ALL" && !(method === "GET" && pagePaths.has(path)))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...described].toSorted()).toEqual([...new Set(routes)].toSorted());
});

test("every endpoint and file for programs is described, except the auth backend", () => {
  const missing = Object.values(endpoints).filter((path) => !(path in operations));
  expect(missing).toEqual([endpoints.auth]);
});

test("every operation has a unique id and an existing tag", () => {
  const all = Object.values(operations).flatMap((methods) => Object.values(methods));
  const ids = all.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const names = document.tags.map(({ name }) => name);
  for (const { tags } of all) expect(names).toContain(tags[0]);
});

test("every form field has a description", () => {
  for (const [path, { post }] of Object.entries(operations)) {
    const { schema } = post?.requestBody?.content["application/json"] ?? {};
    for (const [name, field] of Object.entries(schema?.properties ?? {}))
      expect({ path, name, description: field.description }).toEqual({
        path,
        name,
        description: expect.any(String),
      });
  }
});

/** Checks a response against the document's schema for its status. */
async function matches(path: string, method: "get" | "post", response: Response): Promise<void> {
  const answer = operations[path]?.[method]?.responses[String(response.status)];
  if (answer === undefined) throw new Error(`${method} ${path}: ${response.status} is missing`);
  for (const name of Object.keys(answer.headers ?? {}))
    expect(response.headers.get(name)).toMatch(/^\d+$/);
  const schema = answer.content?.["application/json"]?.schema;
  if (schema === undefined) return;
  expect(response.headers.get("content-type")).toStartWith("application/json");
  const refs = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;
  const validate = ajv.compile(refs);
  validate(await response.json());
  expect(validate.errors).toBeNull();
}

describe("responses are as described:", () => {
  const over = startApp({
    limits: {
      count: () => Promise.resolve({ isOver: true, by: "network", retryAfterSeconds: 61 }),
    },
  });
  const example = (path: string): Record<string, unknown> => {
    const { example: body } =
      operations[path]?.post?.requestBody?.content["application/json"] ?? {};
    return body as Record<string, unknown>;
  };
  for (const path of [endpoints.newsletter, endpoints.waitlist, endpoints.contact]) {
    test(path, async () => {
      const body = example(path);
      const accept = { accept: "application/json" };
      const sent: [number, RequestInit][] = [
        [200, jsonPost(body)],
        [400, jsonPost({})],
        [400, jsonPost("{")],
        [400, jsonPost({ ...body, email: "ann" })],
        [403, formPost({}, { origin: "https://elsewhere.example", ...accept })],
        [413, jsonPost({ ...body, company: "a".repeat(40_000) })],
        [415, { method: "POST", body: "email", headers: { ...accept, origin: SITE_URL } }],
      ];
      for (const [status, init] of sent) {
        const response = await app.request(path, init);
        expect(response.status).toBe(status);
        await matches(path, "post", response);
      }
      const limited = await over.request(path, jsonPost(body));
      expect(limited.headers.get("retry-after")).toBe("61");
      await matches(path, "post", limited);
    });

    test(`${path}, as a form`, async () => {
      const fields = Object.fromEntries(
        Object.entries(example(path)).map(([name, value]) => [
          name,
          value === true ? "yes" : String(value),
        ]),
      );
      await matches(path, "post", await app.request(path, formPost(fields)));
      const response = await app.request(path, formPost(fields, { accept: "application/json" }));
      expect(response.status).toBe(200);
      await matches(path, "post", response);
    });

    test(`${path} rejects what its schema rejects`, async () => {
      const { schema = {} } =
        operations[path]?.post?.requestBody?.content["application/json"] ?? {};
      const validate = ajv.compile(schema);
      const body = example(path);
      expect(validate(body)).toBe(true);
      for (const name of schema.required ?? []) {
        const rest = Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
        expect(validate(rest)).toBe(false);
        expect((await app.request(path, jsonPost(rest))).status).toBe(400);
      }
      for (const [name, { maxLength, enum: choices, pattern }] of Object.entries(
        schema.properties ?? {},
      )) {
        const wrong = [
          maxLength !== undefined && "a".repeat(maxLength + 1),
          choices && "not a choice",
          pattern !== undefined && "no source of ours",
        ].filter((value) => typeof value === "string");
        for (const value of wrong) {
          expect(validate({ ...body, [name]: value })).toBe(false);
          const { status } = await app.request(path, jsonPost({ ...body, [name]: value }));
          expect({ name, status }).toEqual({ name, status: 400 });
        }
      }
    });
  }

  test(endpoints.session, async () => {
    for (const token of ["good", "bad"]) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.request(endpoints.session, { headers });
      expect(response.status).toBe(token === "good" ? 200 : 401);
      await matches(endpoints.session, "get", response);
    }
  });

  test("every file and health check", async () => {
    for (const [path, { get }] of Object.entries(operations)) {
      if (!["Files", "Health", "Pages as Markdown"].includes(get?.tags[0] ?? "")) continue;
      const response = await app.request(path);
      const type = response.headers.get("content-type")?.split(";")[0] ?? "";
      expect({ path, types: Object.keys(get?.responses[response.status]?.content ?? {}) }).toEqual({
        path,
        types: [type],
      });
      await matches(path, "get", response);
    }
  });
});

test("every refusal of a post is described", async () => {
  const unread = { authorization: "Bearer x", accept: "application/json" };
  const sent: RequestInit[] = [
    jsonPost({}),
    jsonPost("{"),
    jsonPost("a".repeat(40_000)),
    formPost({}),
    formPost({}, { origin: "https://elsewhere.example" }),
    { method: "POST", body: "%ff", headers: { ...unread, origin: SITE_URL } },
    { method: "POST", body: "text", headers: unread },
  ];
  for (const [path, { post }] of Object.entries(operations)) {
    if (post === undefined) continue;
    for (const init of sent) {
      const { status } = await app.request(path, init);
      expect({ path, init, status: String(status) }).toEqual({
        path,
        init,
        status: expect.stringMatching(new RegExp(`^(?:${Object.keys(post.responses).join("|")})$`)),
      });
    }
  }
});

test("the success examples match the forms' responses", async () => {
  const words = [newsletterForm, waitlistForm, contactForm];
  for (const [n, path] of [endpoints.newsletter, endpoints.waitlist, endpoints.contact].entries()) {
    const answer = operations[path]?.post?.responses["200"]?.content?.["application/json"]?.example;
    expect(answer).toEqual({ ok: true, message: words[n]?.success.text });
  }
});
