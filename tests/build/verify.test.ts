import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { compareSite } from "../../src/build/verify";
import { freePort } from "../support/database/postgres";
import { startServer } from "../support/site/server";
import { buildFolder } from "../../src/static/build-folder";
import { readManifest } from "../../src/static/manifest";
import { openPrebuiltPages } from "../../src/static/prebuilt-pages";

/** Serves this checkout's files; `change` is applied to what is sent at a path. */
function serve(change: (path: string, body: Uint8Array<ArrayBuffer>) => Response | undefined) {
  const build = buildFolder();
  const manifest = readManifest();
  return Bun.serve({
    port: 0,
    fetch: (request) => {
      const { origin, pathname } = new URL(request.url);
      const page = openPrebuiltPages(manifest, origin).read(pathname);
      const file = manifest.addresses.includes(pathname) ? build : "static";
      const body = page?.body ?? readFileSync(file + pathname);
      return change(pathname, body) ?? new Response(body);
    },
  });
}

test("a site that runs this checkout has no difference, at any address", async () => {
  using server = serve(() => undefined);
  const { count, differences } = await compareSite(server.url.href);
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test("a site without a mail server, whose contact page promises no answer, has no difference", async () => {
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const { child } = await startServer({ PORT: port, SITE_URL: site });
  expect((await compareSite(site)).differences).toEqual([]);
  child.kill();
  await child.exited;
});

test("each changed, missing or redirected file is named", async () => {
  const { script } = readManifest();
  using server = serve((path, body) => {
    if (path === "/pricing")
      return new Response(Buffer.from(body).toString().replace("$79", "$78"));
    if (path === script) return new Response("", { status: 404 });
    if (path === "/demo") return Response.redirect("/", 302);
    return undefined;
  });
  const { differences } = await compareSite(server.url.href);
  expect(differences.map((line) => line.split(" ")[0])).toEqual(
    ["/demo", "/pricing", script].toSorted(),
  );
});
