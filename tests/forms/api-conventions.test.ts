import { describe, expect, test } from "bun:test";
import type { Submission } from "../../db/forms/submissions";
import { createFormLimits } from "../../src/limits/form-limits";
import { endpoints } from "../../src/paths";
import { jsonPost, startApp } from "../support/site/app";

// Tests the API reference's sections "Conventions", "Held for review" and "Errors".

const email = "ann@example.com";
const lead = { name: "Ann", email, message: "Please call me." };

/** Creates an app and collects what it saves. */
function start() {
  const saved: Submission[] = [];
  const limits = createFormLimits({
    limitPerAddress: 600,
    share: () => Promise.reject(new Error("down")),
    keyOf: (name) => name,
  });
  const app = startApp({ limits, save: async (one) => void saved.push(one) });
  return { ...app, saved, kinds: () => saved.map(({ kind }) => kind) };
}

async function sendLead(fields: Record<string, unknown>) {
  const app = start();
  const { status } = await app.request(endpoints.contact, jsonPost({ ...lead, ...fields }));
  return { status, kinds: app.kinds(), row: app.saved[0]?.row };
}

describe("fields of a program's form", () => {
  test("unknown ones are ignored and text is trimmed", async () => {
    const { status, row } = await sendLead({ name: "  Ann ", phone: "+49 30 1234" });
    expect(status).toBe(200);
    expect(row).toMatchObject({ name: "Ann" });
    expect(row).not.toHaveProperty("phone");
  });

  test("null is refused", async () => {
    for (const name of ["name", "email", "message", "company", "topic"])
      expect({ name, ...(await sendLead({ [name]: null })) }).toMatchObject({ name, status: 400 });
  });

  test("a wrong origin is dropped and a long one cut", async () => {
    const { status, row } = await sendLead({
      landing: "/no-such-page",
      referrer: 7,
      utm_source: null,
      utm_medium: "m".repeat(101),
    });
    expect(status).toBe(200);
    expect(row).toMatchObject({ origin: { utm_medium: "m".repeat(100) } });
  });
});

describe("a program's form is held", () => {
  const links = (amount: number) => "https://a.example/ ".repeat(amount);
  const cases: [string, Record<string, string>, boolean][] = [
    ["five links", { message: links(5) }, false],
    ["six links", { message: links(6) }, true],
    ["a link in the name", { name: "www.a.example" }, true],
  ];
  for (const [what, fields, isHeld] of cases)
    test(`${what}: ${isHeld ? "yes" : "no"}`, async () => {
      const { status, kinds } = await sendLead(fields);
      expect({ status, kinds }).toEqual({
        status: 200,
        kinds: [isHeld ? "held" : "contactMessage"],
      });
    });

  test("above a quarter of the limit of its network address", async () => {
    const app = start();
    for (let n = 1; n <= 151; n++) {
      const body = { email: `ann${n}@example.com` };
      expect((await app.request(endpoints.waitlist, jsonPost(body))).status).toBe(200);
    }
    const kinds = app.kinds();
    expect(kinds.indexOf("held")).toBe(150);
  });
});

describe("errors", () => {
  const { request } = startApp();
  const refused = async (init: RequestInit) => {
    const response = await request(endpoints.contact, init);
    const [type] = (response.headers.get("content-type") ?? "").split(";");
    return { status: response.status, type };
  };

  test("a body of another type gets 415, and from another site 403", async () => {
    const headers = { "content-type": "text/plain", accept: "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(lead) };
    expect(await refused(init)).toEqual({ status: 415, type: "application/json" });
    const foreign = { ...init, headers: { ...headers, origin: "https://evil.example" } };
    expect(await refused(foreign)).toEqual({ status: 403, type: "application/json" });
  });

  test("are JSON if JSON is sent or accepted, else a page", async () => {
    const json = { status: 405, type: "application/json" };
    expect(await refused({ ...jsonPost(lead), method: "PUT" })).toEqual(json);
    expect(await refused({ headers: { accept: "application/json" } })).toEqual(json);
    expect(await refused({})).toEqual({ status: 405, type: "text/html" });
  });
});
