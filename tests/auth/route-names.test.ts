import { expect, test } from "bun:test";
import { startAuthOn } from "../support/site/auth";
import { openPglite } from "../support/database/databases";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

test("the log names auth routes by pattern, and unknown paths do not create routes", async () => {
  const site = await startAuthOn(await openPglite());
  await site.makeUser("ann@example.com");
  const { access_token: token } = await site.signIn("ann@example.com");
  await site.call("/auth/v1/user", { method: "GET", token });
  await site.call(`/auth/v1/factors/${UNKNOWN}/challenge`, { token });
  await site.call(`/auth/v1/factors/${UNKNOWN}`, { method: "DELETE", token });
  await site.call(`/auth/v1/admin/users/${UNKNOWN}`, { token });
  await site.call("/auth/v1/nothing-1", { token });
  await site.call("/auth/v1/nothing-2", { token });
  await site.call("/auth/v1/user", { method: "PATCH", token });
  const lines = site.requestsLogged().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).route)).toEqual([
    "/auth/v1/token",
    "/auth/v1/user",
    "/auth/v1/factors/:id/challenge",
    "/auth/v1/factors/:id",
    "/auth/v1/admin/*",
    "/auth/v1/*",
    "/auth/v1/*",
    "/auth/v1/*",
  ]);
});

test("errors are pages in browsers and JSON for clients", async () => {
  const site = await startAuthOn(await openPglite());
  const open = (path: string, accept: string) =>
    site.request(`/auth/v1${path}`, { headers: { accept } });
  for (const [path, status, words] of [
    ["/authorize?provider=google", 400, "Unsupported provider: provider is not enabled."],
    ["/oauth/authorize?client_id=x", 404, "OAuth server is disabled."],
    ["/sso/saml/metadata", 404, "SAML 2.0 is disabled."],
  ] as const) {
    const page = await open(path, "text/html,application/xhtml+xml,*/*;q=0.8");
    expect([page.status, page.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain(`>${words}</p>`);
    for (const accept of ["*/*", "application/json"]) {
      const answer = await open(path, accept);
      expect(answer.status).toBe(status);
      expect((await answer.json()).msg).toBe(words.slice(0, -1));
    }
  }
});
