import { describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { formPost, jsonPost, SITE_URL, startApp } from "../support/site/app";

const fields = {
  email: "ann@example.com",
  name: "Ann",
  message: "Hello",
  topic: "sales",
  consent: "yes",
};
const forms = [endpoints.newsletter, endpoints.waitlist, endpoints.contact];

/** Origin headers, and whether a form or JSON is accepted with them. */
const senders: [string, Record<string, string>, { form: boolean; json: boolean }][] = [
  ["our own Origin", { origin: SITE_URL }, { form: true, json: true }],
  [
    "a browser that names both",
    { origin: SITE_URL, "sec-fetch-site": "same-origin" },
    { form: true, json: true },
  ],
  [
    "the host it came to",
    { origin: "http://10.0.0.7", host: "10.0.0.7" },
    { form: true, json: true },
  ],
  [
    "a browser that keeps its Origin back",
    { origin: "null", "sec-fetch-site": "same-origin" },
    { form: true, json: true },
  ],
  ["only Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }, { form: true, json: true }],
  ["a text browser or command-line client", {}, { form: true, json: true }],
  [
    "a text browser that names the page it was on",
    { referer: "https://elsewhere.example/" },
    { form: true, json: true },
  ],
  [
    "a program that copies a typed address",
    { "sec-fetch-site": "none" },
    { form: true, json: true },
  ],
  ["another site", { origin: "https://evil.example" }, { form: false, json: false }],
  [
    "another site that says it is ours",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { form: false, json: false },
  ],
  [
    "our name under another scheme and port",
    { origin: "https://genie.test:8443" },
    { form: false, json: false },
  ],
  ["our name as a part", { origin: `${SITE_URL}.evil.example` }, { form: false, json: false }],
  ["a sandboxed frame", { origin: "null" }, { form: false, json: false }],
  [
    "a sandboxed frame elsewhere",
    { origin: "null", "sec-fetch-site": "cross-site" },
    { form: false, json: false },
  ],
  [
    "another site without an Origin",
    { "sec-fetch-site": "cross-site" },
    { form: false, json: false },
  ],
  ["a sister site", { "sec-fetch-site": "same-site" }, { form: false, json: false }],
];

for (const [who, headers, isTaken] of senders) {
  describe(`posts from ${who}`, () => {
    for (const kind of ["form", "json"] as const) {
      test(`as ${kind} are ${isTaken[kind] ? "accepted" : "rejected"} by every form`, async () => {
        const stored: unknown[] = [];
        const app = startApp({ save: async ({ row }) => void stored.push(row) });
        const sent = { ...fields, consent: kind === "form" ? "yes" : true };
        for (const path of forms) {
          const body = kind === "json" ? JSON.stringify(sent) : new URLSearchParams(fields);
          const type = kind === "json" ? { "content-type": "application/json" } : {};
          const init = { method: "POST", headers: { ...type, ...headers }, body };
          const { status } = await app.request(path, init);
          expect(status).toBe(isTaken[kind] ? (kind === "form" ? 303 : 200) : 403);
        }
        expect(stored).toHaveLength(isTaken[kind] ? forms.length : 0);
      });
    }
  });
}

test("JSON from other sites is rejected", async () => {
  const headers = {
    origin: "https://evil.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
  };
  for (const path of forms) {
    const asked = await startApp().request(path, { method: "OPTIONS", headers });
    const sent = await startApp().request(path, jsonPost(fields, { origin: headers.origin }));
    const form = await startApp().request(path, formPost(fields, { origin: headers.origin }));
    for (const { headers: given } of [asked, sent, form])
      expect([...given.keys()].filter((key) => key.startsWith("access-control-"))).toEqual([]);
  }
});
