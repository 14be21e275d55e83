import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken, readToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { formPost, noPreferences, startApp } from "../support/site/app";

const secret = secretFrom("for tests");
const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const DAY_MS = 24 * 60 * 60 * 1000;
const token = makeToken(secret, "confirm", id);

test("a token is valid for its purpose until it expires, and hides what it is about", () => {
  for (const [purpose, other, about, days] of [
    ["confirm", "unsubscribe", id, 30],
    ["unsubscribe", "confirm", id, 5 * 365],
    ["preferences", "leave all", "ann@example.com", 30],
    ["leave all", "preferences", "ann@example.com", 5 * 365],
  ] as const) {
    const now = Date.now();
    const made = makeToken(secret, purpose, about, now);
    const valid = { status: "valid", purpose, about, madeAt: new Date(now) } as const;
    expect(readToken(secret, [purpose], made)).toEqual(valid);
    const read = (ms: number) => readToken(secret, [purpose], made, now + ms).status;
    expect([read(days * DAY_MS - 1), read(days * DAY_MS)]).toEqual(["valid", "expired"]);
    expect(readToken(secret, [other], made)).toEqual({ status: "foreign" });
    expect(readToken(secretFrom("another"), [purpose], made)).toEqual({ status: "foreign" });
    expect(Buffer.from(made, "base64url").toString("latin1")).not.toContain(about.slice(0, 7));
  }
  expect(readToken(secret, ["confirm"], `${secret.encrypt("{}")}.p`).status).toBe("foreign");
});

test("a token with one character changed or removed is rejected, and one added is ignored", () => {
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "A" ? "B" : "A";
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    const read = readToken(secret, ["confirm"], changed);
    // The last base64 character has unused bits: changing those does not change the token.
    if (at !== token.length - 3) expect(["foreign", "cut-off"]).toContain(read.status);
    else if (read.status !== "foreign") expect(read).toMatchObject({ status: "valid", about: id });
    expect(readToken(secret, ["confirm"], token.slice(0, at)).status).toBe("cut-off");
  }
  // Mail programs add characters around links.
  expect(readToken(secret, ["confirm"], `${token}A`)).toMatchObject({ status: "valid", about: id });
});

describe("a link that cannot be used", () => {
  const old = makeToken(secret, "confirm", id, Date.now() - 31 * DAY_MS);
  for (const [what, sent, status, words] of [
    ["cut off", token.slice(0, 30), 400, mailLinks["cut-off"]],
    ["empty", "", 400, mailLinks["cut-off"]],
    ["hostile", '"><svg onload=alert(1)>', 400, mailLinks["cut-off"]],
    ["not one of ours", `${token.slice(0, -8)}AAAAAA.p`, 400, mailLinks.foreign],
    ["made to unsubscribe", makeToken(secret, "unsubscribe", id), 400, mailLinks.foreign],
    ["too old", old, 410, mailLinks.expired],
  ] as const) {
    test(`because it is ${what} says so, changes nothing and offers a new link`, async () => {
      const changes: unknown[] = [];
      const app = startApp({
        preferences: {
          ...noPreferences,
          change: async (...change) => {
            changes.push(change);
            return "done";
          },
        },
      });
      const query = new URLSearchParams({ token: sent });
      const looked = await app.request(`${endpoints.confirm}?${query}`);
      const posted = await app.request(endpoints.confirm, formPost({ token: sent }));
      for (const response of [looked, posted]) {
        const html = await response.text();
        expect(response.status).toBe(status);
        expect(html).toContain(words.title);
        expect(html).toContain(`action="${endpoints.newLink}#`);
        expect(html).not.toContain("<svg onload");
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
      expect(changes).toEqual([]);
    });
  }

  for (const [outcome, status, words] of [
    ["already", 200, mailLinks.confirm.already],
    ["outdated", 410, mailLinks.outdated],
    ["gone", 410, mailLinks.gone],
  ] as const) {
    test(`because it was used (${outcome}) says so and offers a new link`, async () => {
      const app = startApp({
        preferences: { ...noPreferences, change: () => Promise.resolve(outcome) },
      });
      const response = await app.request(endpoints.confirm, formPost({ token }));
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(words.title);
      expect(html).toContain(`action="${endpoints.newLink}#`);
    });
  }

  test("because the database is down says so", async () => {
    const offline = startApp({
      preferences: { ...noPreferences, change: () => Promise.reject(new DatabaseUnavailable()) },
    });
    const response = await offline.request(endpoints.confirm, formPost({ token }));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(mailLinks.unavailable.title);
  });

  test("because it was posted from another site is rejected", async () => {
    const foreign = formPost({ token }, { origin: "https://evil.example" });
    for (const address of [endpoints.confirm, paths.preferences.path, endpoints.preferencesErase])
      expect((await startApp().request(address, foreign)).status).toBe(403);
  });
});
