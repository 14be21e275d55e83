import { beforeAll, describe, expect, test } from "bun:test";
import { endpoints, paths } from "../../src/paths";
import { consent } from "../../views/content/newsletter-consent";
import { notifyForm, newsletterForm } from "../../views/content/forms";
import { soonGuides } from "../../views/content/soon-guides";
import { formPost, jsonPost, startApp, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";

const ann = "ann@example.com";
const agreed = { email: ann, consent: "yes" };
const asPartial = { "hx-request": "true" };

for (const { name, open } of databases) {
  describe(`the newsletter on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("stores an address sent as JSON, trimmed, without consent fields", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.newsletter, jsonPost({ email: ` ${ann} ` }));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        ok: true,
        message: newsletterForm.success.text,
      });
      const rows = await app.rows();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        email: ann,
        source: "newsletter",
        consentText: null,
        privacyVersion: null,
      });
    });

    test("redirects a plain form post to the form and its notice", async () => {
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

    test("returns to the form's blog page, and to no other page", async () => {
      const app = startAppOn(await open());
      const post = (fields: Record<string, string>) =>
        app.request(endpoints.newsletter, formPost({ ...agreed, ...fields }));
      const { path } = paths.subscribe;
      const done = await post({ page: path });
      expect(done.headers.get("location")).toBe(`${path}?done#newsletter-form`);
      expect(await (await app.request(`${path}?done`)).text()).toContain('role="status"');
      const refused = await (await post({ page: path, email: "ann" })).text();
      expect(refused).toContain(`<input type="hidden" name="page" value="${path}"/>`);
      expect(refused).toContain('value="ann"');
      for (const page of ["/blog/nowhere", paths.pricing.path, "//example.com", "/admin"])
        expect((await post({ page })).headers.get("location")).toBe("/?done#newsletter-form");
    });

    test("returns the success panel, the cleared form inside, and a toast as a partial", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.newsletter, formPost(agreed, asPartial));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toStartWith('<div id="newsletter-form" tabindex="-1"');
      expect(html).toContain('<template data-html="&lt;form id=&quot;newsletter-form&quot;');
      expect(html).toContain('hx-swap-oob="beforeend:#toasts"');
      expect(html).toContain(newsletterForm.success.title);
      expect(html).not.toContain(ann);
      expect(await app.rows()).toHaveLength(1);
    });

    test("stores one row per address and source, without revealing it", async () => {
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

    test("ignores unknown fields, __proto__ among them", async () => {
      const app = startAppOn(await open());
      const body = `{"email":"${ann}","id":"1","createdAt":"1970","__proto__":{"isAdmin":true}}`;
      const response = await app.request(endpoints.newsletter, jsonPost(body));
      expect(response.status).toBe(200);
      expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
      expect(await app.rows()).toHaveLength(1);
    });
  });
}

describe("a notify form", () => {
  const scroll = { email: ann, source: "coming-soon:Scroll", page: "/solutions/scroll" };

  test("needs no consent and returns to its own page", async () => {
    const stored: unknown[] = [];
    const app = startApp({ save: async ({ row }) => void stored.push(row) });
    const response = await app.request(endpoints.newsletter, formPost(scroll));
    expect(response.headers.get("location")).toBe("/solutions/scroll?done=#notify-form");
    expect(stored).toEqual([
      {
        email: ann,
        source: "coming-soon:Scroll",
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        receivedAt: expect.stringMatching(/Z$/),
        origin: { page: "/solutions/scroll" },
        evidence: {
          how: "form",
          page: "/solutions/scroll",
          sentence: notifyForm.note("Scroll"),
          privacyVersion: consent.privacyVersion,
        },
      },
    ]);
    const page = await app.request("/solutions/scroll?done=");
    expect(await page.text()).toContain("We&#x27;ll notify you when this feature is ready.");
  });

  test("shows its page as it was when a plain post is refused", async () => {
    const refused = async (fields: Record<string, string>) =>
      (await startApp().request(endpoints.newsletter, formPost({ ...scroll, ...fields }))).text();
    expect(await refused({ email: "ann" })).toContain(soonGuides.of(paths.scroll).planned);
    expect(await refused({ email: "ann", source: "coming-soon:Other" })).toContain(
      soonGuides.anywhere.planned,
    );
  });

  test("returns to its place on any page of the site", async () => {
    const source = "coming-soon:Live chat with sales";
    const fields = { email: ann, source, page: "/contact" };
    const response = await startApp().request(endpoints.newsletter, formPost(fields));
    expect(response.headers.get("location")).toBe("/contact?done#notify-form");
    const refused = await startApp().request(
      endpoints.newsletter,
      formPost({ ...fields, email: "ann" }),
    );
    expect(await refused.text()).toContain("<title>Contact · Genie</title>");
  });

  test("does not return to addresses outside the site map", async () => {
    for (const page of ["//evil.example", "https://evil.example", "/admin", "javascript:1"]) {
      const response = await startApp().request(
        endpoints.newsletter,
        formPost({ ...scroll, page }),
      );
      expect(response.headers.get("location")).toBe("/coming-soon?title=Scroll&done=#notify-form");
    }
  });
});
