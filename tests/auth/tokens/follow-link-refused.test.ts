import { beforeAll, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { endpoints } from "../../../src/paths";
import { formPost, SITE_URL, startApp } from "../../support/site/app";
import { startAuthOn } from "../../support/site/auth";
import { databases, OPENING_MS } from "../../support/database/databases";

const ANN = "ann@example.com";

for (const { name, open } of databases.slice(0, 1)) {
  beforeAll(open, OPENING_MS);

  test(`on ${name}, a cross-site or invalid post does not use up the link`, async () => {
    const site = await startAuthOn(await open());
    await site.makeUser(ANN);
    await site.call("/auth/v1/recover", { body: { email: ANN } });
    const { link = "" } = site.mails[0] ?? {};
    const fields = Object.fromEntries(new URL(link).searchParams);
    const foreign = formPost(fields, { origin: "https://elsewhere.example" });
    expect((await site.request(endpoints.authLink, foreign)).status).toBe(403);
    const broken = {
      method: "POST",
      headers: { origin: SITE_URL, "content-type": "multipart/form-data; boundary=x" },
      body: "no form",
    };
    expect((await site.request(endpoints.authLink, broken)).status).toBe(400);
    const long = formPost({ ...fields, more: "x".repeat(40_000) });
    expect((await site.request(endpoints.authLink, long)).status).toBe(413);
    const put = await site.request(endpoints.authLink, {
      method: "PUT",
      headers: { origin: SITE_URL },
    });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await site.follow(link)).headers.get("location")).toContain("#access_token=");
  });
}

test("while the database is down the link page says so, and without mail there is no link page", async () => {
  const offline = startApp({
    auth: {
      followLink: () => Promise.reject(new DatabaseUnavailable(new Error("down"))),
      readSession: () => Promise.resolve(undefined),
    },
  });
  const fields = { token: "x", type: "signup", script: "off" };
  const told = await offline.request(endpoints.authLink, formPost(fields));
  expect(told.status).toBe(503);
  expect(told.headers.get("retry-after")).not.toBeNull();
  expect(await told.text()).toContain("This link has not been used");
  expect((await startApp().request(`${endpoints.authLink}?token=x&type=signup`)).status).toBe(404);
});
