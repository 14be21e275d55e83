import { describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { secretFrom } from "../../src/secrets/secret";
import { SITE_URL, startApp } from "../support/site/app";

const secret = secretFrom("for tests");
const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const email = "ann@example.com";
const account = () => randomBytes(32).toString("base64url");

/** Every kind of mailed link: its path, a new token, and the parameters after it. */
const links: Record<string, [path: string, token: () => string, rest?: string]> = {
  "confirms an entry": [endpoints.confirm, () => makeToken(secret, "confirm", id)],
  "leaves a list": [endpoints.unsubscribe, () => makeToken(secret, "unsubscribe", id)],
  "leaves every list": [endpoints.unsubscribe, () => makeToken(secret, "leave all", email)],
  "opens the preferences": [paths.preferences.path, () => makeToken(secret, "preferences", email)],
  "reads one's data": [endpoints.preferencesData, () => makeToken(secret, "preferences", email)],
  "asks before erasing": [
    endpoints.preferencesErase,
    () => makeToken(secret, "preferences", email),
  ],
  "sets a password": [endpoints.authLink, account, "&type=recovery&redirect_to=x"],
  "signs in with PKCE": [endpoints.authLink, () => `pkce_${account()}`, "&type=otp&redirect_to=x"],
};

/** What mail programs make of `token=TOKEN`. */
const mangled: Record<string, (token: string) => string> = {
  "a full stop": (token) => `token=${token}.`,
  "an angle bracket, encoded": (token) => `token=${token}%3E`,
  "an angle bracket, encoded twice": (token) => `token=${token}%253E`,
  "a parenthesis": (token) => `token=${token})`,
  "a quotation mark": (token) => `token=${token}%22`,
  "a typographic quotation mark": (token) => `token=${token}%E2%80%9D`,
  "a comma and an exclamation mark": (token) => `token=${token},!`,
  "an asterisk on both sides": (token) => `token=*${token}*`,
  "a blank after it": (token) => `token=${token}%20`,
  "a blank before it": (token) => `token=%20${token}`,
  "a no-break space": (token) => `token=${token}%C2%A0`,
  "an invisible character": (token) => `token=${token}%E2%80%8B`,
  "a line break within": (token) => `token=${token.slice(0, 20)}%0D%0A${token.slice(20)}`,
  "angle brackets around it": (token) => `token=<${token}>`,
  "an undecoded equals sign": (token) => `token=3D${token}`,
  "an undecoded equals sign and a bracket": (token) => `token=3D${token}%3E`,
  "an encoded equals sign": (token) => `token%3D${token}`,
  "an undecoded ampersand": (token) => `amp;token=${token}`,
};

for (const [what, [path, makeOne, rest = ""]] of Object.entries(links))
  describe(`a link that ${what}`, () => {
    const followed: string[] = [];
    const app = startApp({
      secret,
      auth: {
        readSession: () => Promise.resolve(undefined),
        followLink: (_request, { token }) => {
          followed.push(token);
          return Promise.resolve({ is: "opened", location: SITE_URL });
        },
      },
    });

    for (const [how, mangle] of Object.entries(mangled))
      test(`opens with ${how}`, async () => {
        for (let time = 0; time < 3; time++) {
          const token = makeOne();
          const opened = await app.request(`${path}?${mangle(token)}${rest}`);
          expect([token, opened.status]).toEqual([token, 200]);
          if (path !== endpoints.authLink) continue;
          expect(await opened.text()).toContain(`name="token" value="${token}"`);
        }
      });

    test("opens with mangled parameters after it", async () => {
      const broken = rest.replaceAll("&", "&amp;").replaceAll("=", "=3D");
      expect((await app.request(`${path}?token=${makeOne()}${broken}%3E`)).status).toBe(200);
    });

    test("says that it was cut off", async () => {
      const token = makeOne();
      for (const length of [0, 5, token.length - 12, token.length - 3]) {
        const opened = await app.request(`${path}?token=${token.slice(0, length)}${rest}`);
        expect([length, opened.status]).toEqual([length, 400]);
        expect(await opened.text()).toMatch(/Part of this link is missing|This link is incomplete/);
      }
    });
  });

test("what a mangled link's page posts works, and so does one-click unsubscribe at a mangled address", async () => {
  const app = startApp({ secret });
  const token = `${makeToken(secret, "unsubscribe", id)}.`;
  for (const address of [`token=${token}`, `amp;token=3D${token}`]) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const left = await app.request(`${endpoints.unsubscribe}?${address}`, { method: "POST", body });
    expect(left.status).toBe(200);
  }
  const page = await app.request(`${endpoints.unsubscribe}?token=${token}`);
  const [, sent = ""] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? [];
  const body = new URLSearchParams({ token: sent });
  const headers = { origin: SITE_URL };
  const left = await app.request(endpoints.unsubscribe, { method: "POST", headers, body });
  expect(left.status).toBe(200);
});
