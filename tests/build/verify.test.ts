import { afterAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { compareSite } from "../../src/build/verify";
import { freePort } from "../support/database/postgres";
import { startServer } from "../support/site/server";
import { buildFolder } from "../../src/static/build-folder";
import { readManifest } from "../../src/static/manifest";
import { readPageStyles } from "../../src/pages/page-styles";
import { createRenderer } from "../../src/pages/render";
import { serverFacts } from "../../src/pages/server-facts";
import { endpoints } from "../../src/paths";
import { setOperator } from "../../views/content/operator";
import { pageAt } from "../../views/pages/pages";

const facts = { social: [], subprocessors: [], certificates: [], legalName: "Acme | <b>Inc.</b>" };

/** Serves this checkout's files with the facts; `change` is applied to what is sent at a path. */
function serve(change: (path: string, body: Uint8Array<ArrayBuffer>) => Response | undefined) {
  const build = buildFolder();
  const manifest = readManifest();
  const read = (pathname: string, origin: string) => {
    if (pathname === endpoints.company) return JSON.stringify(facts);
    const page = pageAt(pathname);
    if (!page)
      return readFileSync((manifest.addresses.includes(pathname) ? build : "static") + pathname);
    setOperator([{ name: "legalName", value: facts.legalName, at: "2026-11-28T00:00:00Z" }]);
    return createRenderer(manifest, origin, readPageStyles, serverFacts).page(page, {
      path: pathname,
    });
  };
  return Bun.serve({
    port: 0,
    fetch: (request) => {
      const { origin, pathname } = new URL(request.url);
      const body = new Uint8Array(Buffer.from(read(pathname, origin)));
      return change(pathname, body) ?? new Response(body);
    },
  });
}

afterAll(() => setOperator([]));

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
