import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { formPost, jsonPost, SITE_URL, startApp } from "../support/site/app";

const ann = "ann@example.com";
const agreed = { email: ann, consent: "yes" };

/** Creates an app and collects the sign-ups it accepts. */
function startWatched() {
  const stored: unknown[] = [];
  return { stored, ...startApp({ save: async ({ row }) => void stored.push(row) }) };
}

const bad: { what: string; init: RequestInit; status: number; code: string }[] = [
  { what: "not JSON", init: jsonPost("{"), status: 400, code: "bad_json" },
  { what: "an empty body", init: jsonPost(""), status: 400, code: "bad_json" },
  {
    what: "plain text",
    init: { method: "POST", body: ann, headers: { origin: SITE_URL } },
    status: 415,
    code: "unsupported_type",
  },
  {
    what: "a multipart form",
    init: { method: "POST", body: multipart(), headers: { origin: SITE_URL } },
    status: 415,
    code: "unsupported_type",
  },
  {
    what: "1 MB of text",
    init: jsonPost({ email: "a".repeat(1024 * 1024) }),
    status: 413,
    code: "too_large",
  },
  {
    what: "1 MB in chunks",
    init: { ...jsonPost(""), body: chunks(64), duplex: "half" } as RequestInit,
    status: 413,
    code: "too_large",
  },
  {
    what: "a form from another site",
    init: formPost(agreed, { origin: "https://evil.example" }),
    status: 403,
    code: "foreign_origin",
  },
  {
    what: "a form from another site",
    init: formPost(agreed, { origin: "https://evil.example" }),
    status: 403,
    code: "foreign_origin",
  },
  {
    what: "a form from nowhere",
    init: formPost(agreed, { origin: "null" }),
    status: 403,
    code: "foreign_origin",
  },
  {
    what: "JSON from another site",
    init: jsonPost(agreed, { origin: "https://evil.example" }),
    status: 403,
    code: "foreign_origin",
  },
];

for (const { what, init, status, code } of bad) {
  test(`${what} returns ${status} in every format, stores nothing and logs nothing`, async () => {
    const app = startWatched();
    for (const accept of ["application/json", "text/html"]) {
      const headers = new Headers(init.headers);
      headers.set("accept", accept);
      if (init.body instanceof ReadableStream && accept === "text/html") continue;
      const response = await app.request(endpoints.newsletter, { ...init, headers });
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get("content-security-policy")).not.toBeNull();
      if (accept === "application/json") expect(JSON.parse(text).error.code).toBe(code);
    }
    expect(app.stored).toEqual([]);
    expect(app.logged()).not.toContain("@");
  });
}

test("a refused partial shows a toast and leaves the form as it is", async () => {
  const headers = { origin: "https://evil.example", "hx-request": "true" };
  const response = await startApp().request(endpoints.newsletter, formPost(agreed, headers));
  expect(response.status).toBe(403);
  expect(response.headers.get("hx-reswap")).toBe("none");
  expect(await response.text()).toStartWith(
    '<ol id="toasts-swap" hx-swap-oob="beforeend:#toasts">',
  );
});

function multipart(): FormData {
  const form = new FormData();
  form.set("email", ann);
  return form;
}

function chunks(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: (controller) =>
      sent++ < count ? controller.enqueue(new Uint8Array(16 * 1024).fill(32)) : controller.close(),
  });
}
