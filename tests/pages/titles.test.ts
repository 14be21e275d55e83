import { describe, expect, test } from "bun:test";
import { sanitizeTitle } from "../../src/plain-text";
import { endpoints, paths } from "../../src/paths";
import { trialHref } from "../../views/content/links";
import { trialForm } from "../../views/content/trial";
import { contactTopics } from "../../views/content/contact-topics";
import { formPost, startApp } from "../support/site/app";

const page = async (address: string) => {
  const response = await startApp().request(address);
  return { status: response.status, html: await response.text() };
};

const waitlist = (query: Record<string, string>) =>
  page(`${paths.betaWaitlist.path}?${new URLSearchParams(query)}`);

describe("the waitlist's page", () => {
  test("names the requested beta and feature", async () => {
    const { html } = await waitlist({ title: "Private Beta", feature: "Mobile App" });
    expect(html).toMatch(/Private Beta(<!-- -->)? <span[^>]*>Beta<\/span>/);
    expect(html).toContain("<h1>Get early access to Mobile App</h1>");
    expect(html).toContain('name="source" value="beta-waitlist:Mobile App"');
  });

  test("is about the trial and the chosen plan for trial requests, without beta wording", async () => {
    const { html } = await page(trialHref("Team"));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain("<h1>Start your free trial of the Team plan</h1>");
    expect(main).toContain("14-day free trial");
    expect(main).toContain("No credit card");
    expect(main).toContain(trialForm.note);
    expect(main).toContain('name="source" value="beta-waitlist:the Team plan"');
    expect(main.replace(/<[^>]*>/g, " ")).not.toMatch(/\bbeta\b|waves/i);
  });

  test("has a title and no feature by default, and is not indexed", async () => {
    const { html } = await page(paths.betaWaitlist.path);
    expect(html).toContain("<h1>Get early access</h1>");
    expect(html).toContain('name="source" value="beta-waitlist:Private Beta"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect((await waitlist({ title: "", feature: "" })).html).toContain(
      "<h1>Get early access</h1>",
    );
  });

  const hostile = ['"><svg onload=alert(1)>', "javascript:alert(1)", "a\u202egnp.exe", "\0\u0007"];
  for (const text of [...hostile, "😀".repeat(90), "a".repeat(10_000)]) {
    test(`shows and sends a harmless ${JSON.stringify(text.slice(0, 20))}`, async () => {
      const { status, html } = await waitlist({ title: text, feature: text });
      expect(status).toBe(200);
      expect(html).not.toContain("<svg onload");
      expect(html).not.toMatch(/href="javascript/);
      expect(html).not.toMatch(/[\u202e\0\uFFFD]|a{81}/);
      const [, source = ""] = /name="source" value="([^"]*)"/.exec(html) ?? [];
      const plain = source
        .replaceAll("&quot;", '"')
        .replaceAll("&gt;", ">")
        .replaceAll("&lt;", "<");
      const stored: unknown[] = [];
      const app = startApp({ save: async ({ row }) => void stored.push(row) });
      const fields = { email: "ann@example.com", source: plain, title: text, feature: text };
      const response = await app.request(endpoints.waitlist, formPost(fields));
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toStartWith(`${paths.betaWaitlist.path}?`);
      expect(stored).toHaveLength(1);
    });
  }
});

test("a title is cut at 80 characters, never inside one", () => {
  expect(sanitizeTitle("😀".repeat(90))).toBe("😀".repeat(80));
  expect(sanitizeTitle(`${"a".repeat(79)}😀b`)).toBe(`${"a".repeat(79)}😀`);
  expect(sanitizeTitle(" \u202eScroll\u2066\n ")).toBe("Scroll");
  expect(sanitizeTitle("👩‍💻 Café عربي")).toBe("👩‍💻 Café عربي");
  expect(sanitizeTitle("a\ud800b").isWellFormed()).toBe(true);
  // Removing what stands between two halves must not make them a character.
  expect(sanitizeTitle("\ud800\u0085\udfff")).toBe("\ufffd \ufffd");
  expect(sanitizeTitle("\ud800\u202e\udfff")).toBe("\ufffd\ufffd");
});

describe("the contact page", () => {
  const chosen = (html: string) =>
    [...html.matchAll(/<input type="radio"(?=[^>]*checked="")[^>]*value="(\w+)"/g)].map(
      ([, key]) => key,
    );

  test("says that live chat is coming soon", async () => {
    const { html } = await page(paths.contact.path);
    expect(html).toMatch(/Coming soon: <b>Live chat with sales/);
  });

  test("selects the topic in the query, and the first for unknown ones", async () => {
    for (const { key } of contactTopics)
      expect(chosen((await page(`${paths.contact.path}?topic=${key}`)).html)).toEqual([key]);
    for (const query of ["", "?topic=", "?topic=%22%3E", "?topic=__proto__"])
      expect(chosen((await page(paths.contact.path + query)).html)).toEqual(["sales"]);
    const { html } = await page(`${paths.contact.path}?topic=press&done`);
    expect(chosen(html.replace(/<template>.*/, ""))).toEqual(["press"]);
  });
});
