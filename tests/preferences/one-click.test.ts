import { describe, expect, test } from "bun:test";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints } from "../../src/paths";
import { noPreferences, SITE_URL, startApp } from "../support/site/app";

const secret = secretFrom("for tests");
const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const token = makeToken(secret, "unsubscribe", id);
const link = `${endpoints.unsubscribe}?token=${token}`;

function start() {
  const changes: { purpose: string; id: string; how: string }[] = [];
  const app = startApp({
    secret,
    preferences: {
      ...noPreferences,
      change: async (purpose, named, { how }) => {
        changes.push({ purpose, id: named.id, how });
        return changes.length > 1 ? "already" : "done";
      },
    },
  });
  return { app, changes };
}

const field = ["List-Unsubscribe", "One-Click"] as const;
const urlEncoded = () => new URLSearchParams([[...field]]);
function multipart() {
  const form = new FormData();
  form.append(...field);
  return form;
}

describe("one-click unsubscribe (RFC 8058)", () => {
  for (const [kind, body] of [
    ["urlencoded", urlEncoded],
    ["multipart", multipart],
  ] as const)
    for (const origin of [undefined, "https://mail.example", "null"])
      test(`posts ${kind} with the origin ${origin} and no cookie, and gets 200 each time`, async () => {
        const { app, changes } = start();
        for (let again = 0; again < 2; again++) {
          const headers = origin === undefined ? {} : { origin };
          const response = await app.request(link, { method: "POST", headers, body: body() });
          expect(response.status).toBe(200);
          expect(await response.text()).toBe("");
          expect(response.headers.get("set-cookie")).toBeNull();
        }
        const change = { purpose: "unsubscribe", id, how: "one-click" };
        expect(changes).toEqual([change, change]);
      });

  test("with a truncated link says so, and changes nothing", async () => {
    const { app, changes } = start();
    const response = await app.request(link.slice(0, -4), { method: "POST", body: urlEncoded() });
    expect(response.status).toBe(400);
    expect(changes).toEqual([]);
  });
});

for (const purpose of ["confirm", "unsubscribe"] as const)
  for (const [what, type, body] of [
    ["names no boundary", "multipart/form-data", "x"],
    ["ends in the middle of a part", "multipart/form-data; boundary=a", "--b"],
  ] as const)
    test(`a post to ${purpose} whose body ${what} gets 400 and changes nothing`, async () => {
      const { app, changes } = start();
      const address = `${endpoints[purpose]}?token=${makeToken(secret, purpose, id)}`;
      const headers = { origin: SITE_URL, "content-type": type };
      const response = await app.request(address, { method: "POST", headers, body });
      expect(response.status).toBe(400);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("arrived damaged");
      expect(changes).toEqual([]);
      expect(app.logged()).not.toContain("error");
    });

test("scanners that follow every link by HEAD and GET change nothing", async () => {
  const { app, changes } = start();
  for (const purpose of ["confirm", "unsubscribe"] as const)
    for (const method of ["HEAD", "GET"]) {
      const address = `${endpoints[purpose]}?token=${makeToken(secret, purpose, id)}`;
      const response = await app.request(address, { method });
      expect(response.status).toBe(200);
      expect((await response.text()).includes("<form")).toBe(method === "GET");
    }
  expect(changes).toEqual([]);
});
