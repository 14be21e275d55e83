import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/database-unavailable";
import { endpoints } from "../../src/paths";
import { consent } from "../../views/content/consent";
import { messages } from "../../views/content/messages";
import { formPost, jsonPost, startApp, startAppOn } from "../support/app";
import { databases } from "../support/databases";

const ann = "ann@example.com";
const agreed = { email: ann, consent: "yes" };
const asPartial = { "hx-request": "true" };

for (const { name, open } of databases) {
  describe(`the newsletter on ${name}`, () => {
    test("stores an address sent as JSON, trimmed, without consent fields", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.newsletter, jsonPost({ email: ` ${ann} ` }));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        ok: true,
        message: messages.newsletter.success.text,
      });
      const rows = await app.rows();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ email: ann, source: "newsletter", consentText: null });
    });

    test("redirects a plain form post back to the form, where the notice is shown", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.newsletter, formPost(agreed));
      expect(response.status).toBe(303);
      const page = await app.request(response.headers.get("location") ?? "");
      const html = await page.text();
      expect(html).toContain("Check your email for confirmation.");
      expect(html).toContain('role="status"');
      expect(await app.rows()).toMatchObject([
        { email: ann, consentText: consent.sentence, privacyVersion: consent.privacyVersion },
      ]);
    });

    test("answers a request for a partial with the cleared form and a toast", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.newsletter, formPost(agreed, asPartial));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toStartWith("<form");
      expect(html).toContain('hx-swap-oob="beforeend:#toasts"');
      expect(html).toContain(messages.newsletter.success.title);
      expect(html).not.toContain(ann);
      expect(await app.rows()).toHaveLength(1);
    });

    test("stores one row for each address and source, and never tells", async () => {
      const app = startAppOn(await open());
      const answers = [];
      for (const email of [ann, ann, "ANN@example.com"]) {
        const response = await app.request(endpoints.newsletter, jsonPost({ email }));
        answers.push(`${response.status} ${await response.text()}`);
      }
      expect(new Set(answers).size).toBe(1);
      expect(await app.rows()).toHaveLength(1);
      const other = { email: ann, source: "coming-soon:Scroll" };
      await app.request(endpoints.newsletter, jsonPost(other));
      expect((await app.rows()).map((row) => row.source).toSorted()).toEqual([
        "coming-soon:Scroll",
        "newsletter",
      ]);
    });

    test("ignores fields it does not know, __proto__ among them", async () => {
      const app = startAppOn(await open());
      const body = `{"email":"${ann}","id":"1","createdAt":"1970","__proto__":{"isAdmin":true}}`;
      const response = await app.request(endpoints.newsletter, jsonPost(body));
      expect(response.status).toBe(200);
      expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
      expect(await app.rows()).toHaveLength(1);
    });
  });
}

describe("a refused sign-up", () => {
  const refusals: [string, unknown, string][] = [
    ["no email", {}, messages.emailMissing],
    ["an empty email", { email: "" }, messages.emailMissing],
    ["spaces", { email: "   " }, messages.emailMissing],
    ["no address", { email: "ann" }, messages.emailInvalid],
    ["a number", { email: 7 }, messages.emailInvalid],
    ["a list", { email: [ann] }, messages.emailInvalid],
    ["300 characters", { email: `${"a".repeat(288)}@example.com` }, messages.emailInvalid],
    ["NUL", { email: "ann\0@example.com" }, messages.emailInvalid],
    ["a lone surrogate", { email: "ann\ud800@example.com" }, messages.emailInvalid],
    ["refused consent", { email: ann, consent: false }, messages.newsletter.consentMissing],
  ];
  for (const [what, body, message] of refusals) {
    test(`of ${what} answers 400 with its words and stores nothing`, async () => {
      const stored: unknown[] = [];
      const app = startApp({ signUp: async (row) => void stored.push(row) });
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

  test("of a source that is no feature's answers 400", async () => {
    for (const source of ["x", "coming-soon:", `coming-soon:${"a".repeat(81)}`, "coming-soon:\0"]) {
      const response = await startApp().request(
        endpoints.newsletter,
        jsonPost({ email: ann, source }),
      );
      expect(response.status).toBe(400);
    }
  });

  test("without consent keeps the typed address and marks the box, as a page and as a partial", async () => {
    const app = startApp();
    for (const headers of [{}, asPartial]) {
      const response = await app.request(endpoints.newsletter, formPost({ email: ann }, headers));
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html.startsWith("<!doctype html>")).toBe(headers !== asPartial);
      expect(html).toContain(messages.newsletter.consentMissing);
      expect(html).toContain(`value="${ann}"`);
      expect(html).toContain('role="alert"');
    }
  });

  test("escapes what was typed", async () => {
    const email = '"><svg onload=alert(1)>';
    const response = await startApp().request(endpoints.newsletter, formPost({ email }));
    const html = await response.text();
    expect(html).not.toContain("<svg onload");
    expect(html).toContain("&quot;&gt;&lt;svg onload=alert(1)&gt;");
  });
});

describe("a notify form", () => {
  const scroll = { email: ann, source: "coming-soon:Scroll", page: "/solutions/scroll" };

  test("needs no consent and returns to its own page", async () => {
    const stored: unknown[] = [];
    const app = startApp({ signUp: async (row) => void stored.push(row) });
    const response = await app.request(endpoints.newsletter, formPost(scroll));
    expect(response.headers.get("location")).toBe("/solutions/scroll?done=");
    expect(stored).toEqual([{ email: ann, source: "coming-soon:Scroll" }]);
    const page = await app.request("/solutions/scroll?done=");
    expect(await page.text()).toContain("We&#x27;ll notify you when this feature is ready.");
  });

  test("returns to no address that is not on the site map", async () => {
    for (const page of ["//evil.example", "https://evil.example", "/admin", "javascript:1"]) {
      const response = await startApp().request(
        endpoints.newsletter,
        formPost({ ...scroll, page }),
      );
      expect(response.headers.get("location")).toBe("/coming-soon?title=Scroll&done=");
    }
  });
});

describe("without a database", () => {
  const signUp = () => Promise.reject(new DatabaseUnavailable());

  test("JSON is answered with 503, Retry-After and the form's words", async () => {
    const response = await startApp({ signUp }).request(
      endpoints.newsletter,
      jsonPost({ email: ann }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await response.json()).error.message).toBe(messages.newsletter.failed);
  });

  test("a form gets its page again with what was typed", async () => {
    const response = await startApp({ signUp }).request(endpoints.newsletter, formPost(agreed));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`value="${ann}"`);
  });

  test("a bug is answered once, with 500 and no word of it", async () => {
    const app = startApp({ signUp: () => Promise.reject(new Error(`secret\nparams: ${ann}`)) });
    const response = await app.request(endpoints.newsletter, jsonPost({ email: ann }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(app.logged()).not.toContain(ann);
  });
});
