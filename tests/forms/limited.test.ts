import { describe, expect, test } from "bun:test";
import { createFormLimits } from "../../src/limits/form-limits";
import { endpoints } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { formPost, jsonPost, startApp } from "../support/site/app";
import { forms } from "../support/forms/forms";

const email = "ann@example.com";

/** Creates an app that accepts two forms per address, and collects what it saves. */
function startStrict() {
  const saved: unknown[] = [];
  let time = 0;
  const limits = createFormLimits({
    limitPerAddress: 2,
    share: () => Promise.reject(new Error("down")),
    keyOf: (name) => name,
    now: () => time,
  });
  const app = startApp({ limits, save: async (one) => void saved.push(one) });
  return { ...app, saved, wait: (ms: number) => (time += ms) };
}

for (const { name, endpoint, typed, unseen } of forms) {
  describe(`the third ${name} form for an address`, () => {
    const fields = { email, ...typed, ...unseen };

    async function third(init: (fields: Record<string, string>) => RequestInit) {
      const app = startStrict();
      await app.request(endpoint, init({ ...fields, email: "bob@example.com" }));
      await app.request(endpoint, init({ ...fields, email: "eve@example.com" }));
      app.wait(45_000);
      const response = await app.request(endpoint, init(fields));
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toBe("555");
      expect(app.saved).toHaveLength(2);
      app.wait(555_000);
      expect((await app.request(endpoint, init(fields))).status).toBeLessThan(400);
      return response;
    }

    test("sent as JSON gets 429 with a message, and passes once the time is over", async () => {
      const response = await third((sent) => jsonPost(sent));
      expect(await response.json()).toEqual({
        error: { code: "too_many", message: formNotices.limited.network(10) },
      });
    });

    for (const [mode, headers] of [
      ["a plain post", {}],
      ["a partial", { "hx-request": "true" }],
    ] as const) {
      test(`sent by ${mode} gets the form again, with the message and what was typed`, async () => {
        const response = await third((sent) => formPost(sent, headers));
        const html = await response.text();
        const shown = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
        expect(shown).toContain(formNotices.limited.network(10));
        expect(html).toContain(`value="${email}"`);
        for (const text of Object.values(typed))
          expect(shown).toMatch(text === "yes" ? /checked=""/ : text);
        expect(html.includes("<html")).toBe(mode === "a plain post");
      });
    }
  });
}

test("an email address entered too often gets its own message, known or not", async () => {
  const app = startApp({
    limits: {
      count: () => Promise.resolve({ isOver: true, by: "email", retryAfterSeconds: 59 }),
    },
  });
  const response = await app.request(endpoints.newsletter, jsonPost({ email }));
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("59");
  expect((await response.json()).error.message).toBe(formNotices.limited.email(1));
});

test("invalid forms do not count, and each address has its own limit", async () => {
  const app = startStrict();
  const from = (address: string, fields: object) =>
    app.request(endpoints.newsletter, jsonPost(fields, { "x-forwarded-for": address }));
  for (let tries = 0; tries < 5; tries++)
    expect((await from("203.0.113.9", { email: "ann@" })).status).toBe(400);
  for (const status of [200, 200, 429])
    expect((await from("203.0.113.9", { email })).status).toBe(status);
  expect((await from("203.0.113.10", { email })).status).toBe(200);
});
