import { beforeAll, describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { endpoints, paths } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { plans } from "../../views/content/plans";
import { trialForm } from "../../views/content/trial";
import { waitlistForm } from "../../views/content/waitlist";
import { formPost, jsonPost, startApp, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";

const ann = "ann@example.com";
const asPartial = { "hx-request": "true" };
/** The fields that the waitlist page sends for one feature. */
const sent = {
  email: ann,
  company: " Kestrel Security ",
  source: "beta-waitlist:Mobile App",
  title: "Private Beta",
  feature: "Mobile App",
};
const { text } = waitlistForm.success;

for (const { name, open } of databases) {
  describe(`the waitlist on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("stores a request sent as JSON, with or without a company", async () => {
      const app = startAppOn(await open());
      for (const body of [
        { email: ann, company: "Kestrel", source: "beta-waitlist:Scroll" },
        { email: `bob.${ann}`, company: "", source: "beta-waitlist:Scroll" },
        { email: `ada.${ann}` },
      ]) {
        const response = await app.request(endpoints.waitlist, jsonPost(body));
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ ok: true, message: text });
      }
      expect(await app.waitlistEntries()).toMatchObject([
        { email: ann, company: "Kestrel", source: "beta-waitlist:Scroll" },
        { email: `bob.${ann}`, company: null, source: "beta-waitlist:Scroll" },
        { email: `ada.${ann}`, company: null, source: "beta-waitlist:Private Beta" },
      ]);
    });

    test("answers a request for a trial of any plan in the words of trials", async () => {
      const app = startAppOn(await open());
      const asked = plans.map((plan) => ({ feature: `the ${plan.name} plan` }));
      for (const fields of [
        ...asked,
        ...asked.map(({ feature }) => ({ source: `beta-waitlist:${feature}` })),
        { title: "Free Trial" },
      ]) {
        const response = await app.request(endpoints.waitlist, jsonPost({ email: ann, ...fields }));
        expect(await response.json()).toEqual({ ok: true, message: trialForm.success.text });
      }
    });

    test("redirects a form post to the page of the same feature, and returns the success panel as a partial", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.waitlist, formPost(sent));
      expect(response.status).toBe(303);
      const address = response.headers.get("location") ?? "";
      const html = await (await app.request(address)).text();
      expect(html).toContain("Get early access to Mobile App");
      expect(html).toContain("You&#x27;re on the beta list. Watch your inbox!");
      const partial = await app.request(endpoints.waitlist, formPost(sent, asPartial));
      const form = await partial.text();
      expect(form).toStartWith('<div id="waitlist-form" tabindex="-1"');
      expect(form).toContain("value=&quot;beta-waitlist:Mobile App&quot;");
      expect(form).toContain('hx-swap-oob="beforeend:#toasts"');
      expect(form).not.toContain(ann);
      expect(await app.waitlistEntries()).toMatchObject([
        { email: ann, company: "Kestrel Security", source: sent.source },
      ]);
    });

    test("stores one row per address and source, with the same response every time", async () => {
      const app = startAppOn(await open());
      const answers = new Set<string>();
      for (const email of [ann, ann.toUpperCase(), ann]) {
        const response = await app.request(endpoints.waitlist, jsonPost({ ...sent, email }));
        answers.add(`${response.status} ${await response.text()}`);
      }
      expect(answers.size).toBe(1);
      await app.request(endpoints.waitlist, jsonPost({ email: ann }));
      expect(await app.waitlistEntries()).toHaveLength(2);
    });
  });
}

describe("a refused request", () => {
  for (const [what, wrong, message] of [
    ["an empty email", { email: " " }, formNotices.missing.email],
    ["no address", { email: "ann" }, formNotices.emailInvalid],
    ["a long company", { company: "a".repeat(121) }, formNotices.tooLong(120)],
    ["a company with NUL", { company: "a\0b" }, undefined],
    ["another list's source", { source: "coming-soon:Scroll" }, undefined],
  ] as const) {
    test(`for ${what} stores nothing, keeps what was typed and explains why`, async () => {
      const stored: unknown[] = [];
      const app = startApp({ save: async ({ row }) => void stored.push(row) });
      const json = await app.request(endpoints.waitlist, jsonPost({ ...sent, ...wrong }));
      expect(json.status).toBe(400);
      if (message) expect((await json.json()).error.message).toBe(message);
      const page = await app.request(endpoints.waitlist, formPost({ ...sent, ...wrong }));
      const html = await page.text();
      expect(page.status).toBe(400);
      expect(html).toContain("Get early access to Mobile App");
      expect(html).toContain('role="alert"');
      if (!("email" in wrong)) expect(html).toContain(`value="${ann}"`);
      expect(stored).toEqual([]);
    });
  }

  test("without a database gets 503 with the form's message, and keeps both fields", async () => {
    const app = startApp({ save: () => Promise.reject(new DatabaseUnavailable()) });
    const json = await app.request(endpoints.waitlist, jsonPost(sent));
    expect(json.status).toBe(503);
    expect(json.headers.get("retry-after")).toBe("5");
    expect((await json.json()).error.message).toBe(waitlistForm.failed);
    const html = await (await app.request(endpoints.waitlist, formPost(sent))).text();
    expect(html).toContain(`value="${ann}"`);
    expect(html).toContain('value="Kestrel Security"');
  });
});

describe("a form on another page that leads to the waitlist", () => {
  const fields = { email: ann, feature: "Battle cards" };

  test("passes the typed address on, stores nothing and shows no error", async () => {
    const stored: unknown[] = [];
    const app = startApp({ save: async ({ row }) => void stored.push(row) });
    const response = await app.request(paths.betaWaitlist.path, formPost(fields));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`value="${ann}"`);
    expect(html).toContain("Get early access to Battle cards");
    expect(html).not.toContain('aria-invalid="true"');
    expect(html).toMatch(/<div [^>]*data-notice=""><\/div>/);
    expect(stored).toEqual([]);
  });

  test("may send nothing, or values that cannot be typed", async () => {
    const hostile = { email: '"><svg onload=alert(1)>', feature: "<script>", title: "x\0y" };
    for (const body of [{}, { email: "" }, hostile]) {
      const response = await startApp().request(paths.betaWaitlist.path, formPost(body));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).not.toContain("<svg onload");
      expect(html).not.toContain("<script>");
    }
  });

  test("is rejected from another site", async () => {
    const headers = { origin: "https://evil.example" };
    const response = await startApp().request(paths.betaWaitlist.path, formPost(fields, headers));
    expect(response.status).toBe(403);
  });
});
