import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/database-unavailable";
import { secretFrom } from "../../src/auth/secret";
import { makeToken, readToken } from "../../src/mail/link-token";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { formPost, startApp } from "../support/app";

const secret = secretFrom("for tests");
const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const DAY_MS = 24 * 60 * 60 * 1000;
const token = makeToken(secret, "confirm", id);

test("a token names its subscriber, for its purpose and its time", () => {
  expect(readToken(secret, "confirm", token)).toEqual({ status: "valid", id });
  expect(readToken(secret, "confirm", token, Date.now() + 31 * DAY_MS).status).toBe("expired");
  expect(readToken(secret, "unsubscribe", token)).toEqual({ status: "broken" });
  expect(readToken(secretFrom("another"), "confirm", token)).toEqual({ status: "broken" });
  const leave = makeToken(secret, "unsubscribe", id);
  expect(readToken(secret, "unsubscribe", leave, Date.now() + 365 * DAY_MS).status).toBe("valid");
});

test("no token with one character changed, cut off or added is taken", () => {
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "A" ? "B" : "A";
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    const read = readToken(secret, "confirm", changed);
    // The last character of base64 holds bits that stand for nothing: the token is the same then.
    if (at < token.length - 1) expect(read.status).toBe("broken");
    else if (read.status !== "broken") expect(read).toEqual({ status: "valid", id });
    expect(readToken(secret, "confirm", token.slice(0, at)).status).toBe("broken");
  }
  expect(readToken(secret, "confirm", `${token}A`).status).toBe("broken");
});

describe("a link that cannot be used", () => {
  const old = makeToken(secret, "confirm", id, Date.now() - 31 * DAY_MS);
  for (const [what, sent, status, words] of [
    ["cut off", token.slice(0, 30), 400, mailLinks.broken],
    ["empty", "", 400, mailLinks.broken],
    ["hostile", '"><svg onload=alert(1)>', 400, mailLinks.broken],
    ["too old", old, 410, mailLinks.expired],
  ] as const) {
    test(`because it is ${what} says so, changes nothing and offers a new message`, async () => {
      const changes: unknown[] = [];
      const app = startApp({
        changeConsent: async (...change) => {
          changes.push(change);
          return true;
        },
      });
      const query = new URLSearchParams({ token: sent });
      const looked = await app.request(`${endpoints.confirm}?${query}`);
      const posted = await app.request(endpoints.confirm, formPost({ token: sent }));
      for (const response of [looked, posted]) {
        const html = await response.text();
        expect(response.status).toBe(status);
        expect(html).toContain(words.title);
        expect(html).toContain(mailLinks.again);
        expect(html).not.toContain("<svg onload");
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
      expect(changes).toEqual([]);
    });
  }

  test("because the address was removed, or the database is away, says that", async () => {
    const gone = startApp({ changeConsent: () => Promise.resolve(false) });
    expect((await gone.request(endpoints.confirm, formPost({ token }))).status).toBe(410);
    const away = startApp({ changeConsent: () => Promise.reject(new DatabaseUnavailable()) });
    const response = await away.request(endpoints.confirm, formPost({ token }));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(mailLinks.away.title);
  });

  test("because it was posted from another site is refused", async () => {
    const foreign = formPost({ token }, { origin: "https://evil.example" });
    for (const address of [endpoints.confirm, endpoints.unsubscribe])
      expect((await startApp().request(address, foreign)).status).toBe(403);
  });
});
