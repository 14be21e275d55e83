import { expect, test } from "bun:test";
import { markdownPath, paths } from "../../src/paths";
import { contactTopics } from "../../views/content/contact";
import { SITE_URL, startApp } from "../support/app";

const app = startApp();
const text = await (await app.request(markdownPath(paths.docsApi))).text();

/** The requests that readers copy: `curl $SITE/path`, with JSON or without. */
const examples = [...text.matchAll(/curl \$SITE(\/\S+)(?: \\\n\s+--json '([^']*)')?/g)].map(
  ([, path = "", json]) => ({ path, json }),
);

test("the API reference has an example for each form and for the price list", () => {
  expect(examples.map(({ path }) => path)).toEqual([
    "/api/newsletter",
    "/api/waitlist",
    "/api/contact",
    "/pricing.json",
  ]);
});

for (const { path, json } of examples)
  test(`the example of ${path} works as written`, async () => {
    const init = json && {
      method: "POST",
      body: json,
      headers: { "content-type": "application/json", accept: "application/json" },
    };
    const response = await app.request(SITE_URL + path, init || {});
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toStartWith("application/json");
    const body = (await response.json()) as object;
    expect(body).toMatchObject(
      json ? { ok: true, message: expect.any(String) } : { currency: "USD" },
    );
  });

test("the API reference lists every topic of the contact form", () => {
  for (const { key } of contactTopics) expect(text).toContain(`\`${key}\``);
});

test("every GET address in the reference answers", async () => {
  const listed = [...text.matchAll(/^\| `(\/\S+)`/gm)].map(([, path = ""]) => path);
  expect(listed.length).toBeGreaterThan(4);
  for (const path of listed)
    expect({ path, status: (await app.request(path)).status }).toEqual({ path, status: 200 });
});
