import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { endpoints } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { newsletterForm } from "../../views/content/forms";
import { formPost, jsonPost, startApp } from "../support/site/app";

const ann = "ann@example.com";
const agreed = { email: ann, consent: "yes" };
const asPartial = { "hx-request": "true" };

describe("a refused sign-up", () => {
  const refusals: [string, unknown, string][] = [
    ["no email", {}, formNotices.missing.email],
    ["an empty email", { email: "" }, formNotices.missing.email],
    ["spaces", { email: "   " }, formNotices.missing.email],
    ["no address", { email: "ann" }, formNotices.emailInvalid],
    ["a number", { email: 7 }, formNotices.emailInvalid],
    ["a list", { email: [ann] }, formNotices.emailInvalid],
    ["300 characters", { email: `${"a".repeat(288)}@example.com` }, formNotices.emailInvalid],
    ["NUL", { email: "ann\0@example.com" }, formNotices.emailInvalid],
    ["a lone surrogate", { email: "ann\ud800@example.com" }, formNotices.emailInvalid],
    ["refused consent", { email: ann, consent: false }, formNotices.missing.consent],
  ];
  for (const [what, body, message] of refusals) {
    test(`of ${what} answers 400 with its words and stores nothing`, async () => {
      const stored: unknown[] = [];
      const app = startApp({ save: async ({ row }) => void stored.push(row) });
      const response = await app.request(endpoints.newsletter, jsonPost(body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { message } });
      expect(stored).toEqual([]);
    });
  }

  for (const body of [[], [ann], 7, "text", null, true]) {
    test(`of ${JSON.stringify(body)} instead of an object answers 400`, async () => {
      const response = await startApp().request(
        endpoints.newsletter,
        jsonPost(JSON.stringify(body)),
      );
      expect(response.status).toBe(400);
      expect((await response.json()).error.message).toContain("object of fields");
    });
  }

  test("of a source without a feature answers 400", async () => {
    for (const source of ["x", "coming-soon:", `coming-soon:${"a".repeat(81)}`, "coming-soon:\0"]) {
      const response = await startApp().request(
        endpoints.newsletter,
        jsonPost({ email: ann, source }),
      );
      expect(response.status).toBe(400);
    }
  });

  test("without consent keeps the address and marks the box, as a page and as a partial", async () => {
    const app = startApp();
    for (const headers of [{}, asPartial]) {
      const response = await app.request(endpoints.newsletter, formPost({ email: ann }, headers));
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html.startsWith("<!doctype html>")).toBe(headers !== asPartial);
      expect(html).toContain(formNotices.missing.consent);
      expect(html).toContain(`value="${ann}"`);
      expect(html).toContain('role="alert"');
    }
  });

  test("without anything names both what is missing", async () => {
    const response = await startApp().request(endpoints.newsletter, formPost({ email: "" }));
    const main = (await response.text()).replace(/<template[^]*?<\/template>/g, "");
    expect(main).toContain(formNotices.missing.email);
    expect(main).toContain(formNotices.missing.consent);
  });

  test("escapes what was typed", async () => {
    const email = '"><svg onload=alert(1)>';
    const response = await startApp().request(endpoints.newsletter, formPost({ email }));
    const html = await response.text();
    expect(html).not.toContain("<svg onload");
    expect(html).toContain("&quot;&gt;&lt;svg onload=alert(1)&gt;");
  });
});

describe("without a database", () => {
  const save = () => Promise.reject(new DatabaseUnavailable());

  test("JSON gets 503, Retry-After and the form's message", async () => {
    const response = await startApp({ save }).request(
      endpoints.newsletter,
      jsonPost({ email: ann }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await response.json()).error.message).toBe(newsletterForm.failed);
  });

  test("a form post gets its page again with what was typed", async () => {
    const response = await startApp({ save }).request(endpoints.newsletter, formPost(agreed));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`value="${ann}"`);
  });

  test("a bug gets 500 without details", async () => {
    const app = startApp({ save: () => Promise.reject(new Error(`secret\nparams: ${ann}`)) });
    const response = await app.request(endpoints.newsletter, jsonPost({ email: ann }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(app.logged()).not.toContain(ann);
  });
});
