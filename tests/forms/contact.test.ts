import { beforeAll, describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { endpoints } from "../../src/paths";
import { contactForm } from "../../views/content/contact";
import { contactTopics } from "../../views/content/contact-topics";
import { formNotices } from "../../views/content/form-notices";
import { teamEmail } from "../../views/content/team-email";
import { formPost, jsonPost, startApp, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";

const asPartial = { "hx-request": "true" };
const sent = {
  topic: "call",
  name: " Ann Doyle ",
  email: "ann@example.com",
  company: "",
  message: "We sell EDR.\r\n\r\nTwo deals are stuck.",
};

for (const { name, open } of databases) {
  describe(`the contact form on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("stores a message as written, with normalized line endings", async () => {
      const app = startAppOn(await open());
      const response = await app.request(endpoints.contact, formPost(sent));
      expect(response.status).toBe(303);
      const html = await (await app.request(response.headers.get("location") ?? "")).text();
      expect(html).toContain(contactForm.success.text);
      expect(await app.contactMessages()).toMatchObject([
        {
          topic: "call",
          name: "Ann Doyle",
          email: "ann@example.com",
          company: null,
          message: "We sell EDR.\n\nTwo deals are stuck.",
        },
      ]);
    });

    test("accepts JSON without company or topic, in any script", async () => {
      const app = startAppOn(await open());
      const message = "販売 ".repeat(999);
      const { name: from, email } = sent;
      const response = await app.request(
        endpoints.contact,
        jsonPost({ name: from, email, message }),
      );
      expect(await response.json()).toEqual({
        ok: true,
        message: contactForm.success.text,
      });
      expect(await app.contactMessages()).toMatchObject([
        { topic: "other", company: null, message: message.trim() },
      ]);
    });

    test("accepts every topic of the form and shows its name to the team", async () => {
      const app = startAppOn(await open());
      for (const { key, label } of contactTopics) {
        const response = await app.request(endpoints.contact, formPost({ ...sent, topic: key }));
        expect(response.status).toBe(303);
        expect(teamEmail({ ...sent, topic: key }).heading).toBe(label);
      }
      const stored = (await app.contactMessages()).map(({ topic }) => topic);
      expect(stored.toSorted()).toEqual(contactTopics.map(({ key }) => key).toSorted());
      expect(stored).toContain("security");
    });

    test("stores a message sent twice once, and two messages twice", async () => {
      const app = startAppOn(await open());
      const posts = [sent, sent, { ...sent, email: "ANN@example.com" }];
      await Promise.all(posts.map((fields) => app.request(endpoints.contact, formPost(fields))));
      expect(await app.contactMessages()).toHaveLength(1);
      await app.request(endpoints.contact, formPost({ ...sent, message: "One is closed." }));
      expect(await app.contactMessages()).toHaveLength(2);
    });
  });
}

test("the panel after sending says what was received, without repeating it, and promises an answer only where someone is notified", async () => {
  const { next, nextAnswered, nextCall } = contactForm.done;
  for (const isContactAnswered of [true, false]) {
    const app = startApp({ isContactAnswered });
    const panel = await app.request(endpoints.contact, formPost(sent, asPartial));
    const html = await panel.text();
    expect(html).toContain(next);
    expect(html.includes(nextCall())).toBe(isContactAnswered);
    const other = await app.request(
      endpoints.contact,
      formPost({ ...sent, topic: "press" }, asPartial),
    );
    expect((await other.text()).includes(nextAnswered())).toBe(isContactAnswered);
    expect(html).toMatch(/<dt>Topic<\/dt><dd[^>]*>Book a call</);
    for (const field of ["name", "email", "company", "message"])
      expect(html).toContain(`data-typed="${field}"`);
    for (const typed of ["Ann Doyle", sent.email, "Two deals"]) expect(html).not.toContain(typed);
  }
});

describe("a refused message", () => {
  const empty = { topic: "call", name: " ", email: "ann", company: "", message: "" };

  test("shows an error beside each invalid field and keeps what was typed", async () => {
    const stored: unknown[] = [];
    const app = startApp({ save: async ({ row }) => void stored.push(row) });
    for (const headers of [{}, asPartial]) {
      const response = await app.request(endpoints.contact, formPost(empty, headers));
      const html = await response.text();
      expect(response.status).toBe(400);
      for (const [field, words] of [
        ["name", formNotices.missing.name],
        ["email", formNotices.emailInvalid],
        ["message", formNotices.missing.message],
      ] as const) {
        const [element = ""] = new RegExp(`<\\w+ [^>]*name="${field}"[^>]*>`).exec(html) ?? [];
        expect(element).toContain(`aria-describedby="contact-form-${field}-problem"`);
        expect(html).toMatch(new RegExp(`id="contact-form-${field}-problem".*?${words}`));
      }
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
      expect(html.match(/<form[\s\S]*?<template/)?.[0].match(/role="alert"/g)).toHaveLength(1);
      expect(html).toContain('value="ann"');
      expect(html).toMatch(/<input type="radio"(?=[^>]*checked="")[^>]*value="call"/);
    }
    expect(stored).toEqual([]);
  });

  test("returns the errors by field as JSON", async () => {
    const response = await startApp().request(endpoints.contact, jsonPost(empty));
    expect(await response.json()).toEqual({
      error: {
        code: "name_invalid",
        message: formNotices.missing.name,
        fields: {
          name: formNotices.missing.name,
          email: formNotices.emailInvalid,
          message: formNotices.missing.message,
        },
      },
    });
  });

  for (const [what, wrong, words] of [
    ["a topic that is none", { topic: "'; drop table" }, contactForm.topicUnknown],
    ["a message of 3,001 characters", { message: "a".repeat(3001) }, formNotices.tooLong(3000)],
    ["a NUL", { message: "a\0b" }, undefined],
    ["a list", { name: ["Ann"] }, formNotices.missing.name],
  ] as const) {
    test(`because of ${what} answers 400 with its message`, async () => {
      const response = await startApp().request(endpoints.contact, jsonPost({ ...sent, ...wrong }));
      expect(response.status).toBe(400);
      const { error } = await response.json();
      expect(error.message).toBeString();
      if (words) expect(error.message).toBe(words);
    });
  }

  test("gets 503 without a database, and the page with the whole message", async () => {
    const app = startApp({ save: () => Promise.reject(new DatabaseUnavailable()) });
    const response = await app.request(endpoints.contact, formPost(sent));
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain(contactForm.failed.replace("'", "&#x27;"));
    expect(html).toContain("Two deals are stuck.");
  });
});
