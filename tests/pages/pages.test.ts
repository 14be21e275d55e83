import { describe, expect, test } from "bun:test";
import { endpoints, paths } from "../../src/paths";
import { startApp } from "../support/site/app";

test("every place on the site map returns 200 with its own title", async () => {
  const app = startApp();
  for (const { path, title, kind } of Object.values(paths)) {
    const response = await app.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    if (kind === "soon") expect(html).toContain(`<title>${title} · Genie</title>`);
  }
});

describe("an unknown address", () => {
  test("returns 404 with the coming-soon page, cached once for all", async () => {
    const app = startApp();
    const [one, other] = [await app.request("/nothing"), await app.request("/wp-admin/x.php")];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.headers.get("etag")).toBe(other.headers.get("etag"));
    const html = await one.text();
    expect(html).toContain("<title>Page not found · Genie</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("returns 404 with the title of its query, as known pages do with 200", async () => {
    const app = startApp();
    for (const [path, status] of [
      ["/nothing", 404],
      [paths.scroll.path, 200],
    ] as const) {
      const response = await app.request(`${path}?title=Deal+%3Crooms%3E`);
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain("<title>Deal &lt;rooms&gt; · Genie</title>");
      expect(html).toContain('value="coming-soon:Deal &lt;rooms&gt;"');
    }
    expect(await (await app.request("/nothing?title=")).text()).toContain(
      'value="coming-soon:Feature"',
    );
  });

  test("returns JSON to clients that ask for it", async () => {
    const response = await startApp().request("/nothing", {
      headers: { accept: "application/json" },
    });
    expect(response.status).toBe(404);
    expect((await response.json()).error.code).toBe("not_found");
  });
});

describe("health checks", () => {
  test("livez never touches the database, readyz does", async () => {
    const app = startApp({ pingDatabase: () => Promise.reject(new Error("down")) });
    expect((await app.request(endpoints.alive)).status).toBe(200);
    const ready = await app.request(endpoints.ready);
    expect(ready.status).toBe(503);
    expect(ready.headers.get("retry-after")).toBe("5");
    expect((await startApp().request(endpoints.ready)).status).toBe(200);
  });

  test("readyz returns 503 first when the server shuts down", async () => {
    const app = startApp({ isStopping: () => true });
    expect((await app.request(endpoints.ready)).status).toBe(503);
    expect((await app.request(endpoints.alive)).status).toBe(200);
  });
});
