import type { Writable } from "../../src/mail/writer";
import { describe, expect, test } from "bun:test";
import { writeMessage } from "../../src/mail/write-message";
import { secretFrom } from "../../src/secrets/secret";
import { mailContext } from "../support/mail/mail";

const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const sealed = secretFrom("for tests").encrypt(
  JSON.stringify({ link: "http://genie.test/auth/v1/verify?token=t", code: "123456" }),
);

for (const [name, kind, data] of [
  ["newsletter", "confirm", { source: "newsletter" }],
  ["notify", "confirm", { source: "coming-soon:Scroll" }],
  ["a strange title", "confirm", { source: `coming-soon:<img src=x>${"x".repeat(80)}` }],
  ["waitlist", "waitlist", { source: "beta-waitlist:Genie Intelligence Overlay" }],
  ["contact", "contact", { topic: "other" }],
  [
    "a message to the team",
    "team",
    { topic: "other", name: "Ann", email: "ann@example.com", message: "<b>Hello</b>" },
  ],
  ["account", "account", { purpose: "recovery", sealed }],
  ["an invitation", "account", { purpose: "invitation", sealed }],
] as [string, Writable["kind"], Writable["data"]][])
  describe(`the email about ${name}`, () => {
    const { html, text, subject } = writeMessage(mailContext, {
      id,
      kind,
      data,
      recipient: "ann@example.com",
      aboutId: id,
    });
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );

    test("loads no images or other resources", () => {
      expect(html).not.toMatch(/<(img|link|script|iframe|svg|video)\b|url\(|@import|\ssrc=/);
      expect(html.length).toBeLessThan(20_000);
    });

    test("has the same links in plain text", () => {
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link).toStartWith(mailContext.siteUrl);
        if (link !== mailContext.siteUrl) expect(text).toContain(link);
      }
    });

    test("has a subject of one short line", () => {
      expect(subject).toMatch(/^[^\p{Cc}]{10,70}$/u);
    });

    test("supports dark mode", () => {
      const dark = html.slice(html.indexOf("prefers-color-scheme: dark"), html.indexOf("</style>"));
      for (const [, worn = ""] of html.slice(html.indexOf("<body")).matchAll(/class="(\w+)"/g))
        expect(dark).toContain(`.${worn}`);
    });
  });
