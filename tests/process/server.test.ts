import { describe, expect, test } from "bun:test";
import { readManifest } from "../../src/static/manifest";
import { endpoints } from "../../src/paths";
import { builtPages } from "../support/site/built-pages";
import { requestRaw } from "../support/site/raw-http";
import { readJournal } from "../support/database/read-journal";
import { startServer } from "../support/site/server";
import { newDataFolder } from "../support/database/data-folder";
import { tempFolder } from "../support/temp";

describe("the built server", () => {
  test("refuses an invalid environment, names every variable, and prints no values", async () => {
    const secret = "mysql://root:hunter2@db";
    const { child, errors } = await startServer({ PORT: "many", DATABASE_URL: secret });
    expect(await child.exited).toBe(1);
    const words = await errors();
    expect(words).toContain("PORT must be a whole number from 0 to 65535");
    expect(words).toContain("DATABASE_URL must be an address such as postgres://");
    expect(words).not.toContain("hunter2");
    expect(words).not.toContain("    at ");
  });

  test("refuses a taken port and a foreign host with one line that says how to fix it", async () => {
    const other = Bun.serve({ port: 0, fetch: () => new Response() });
    for (const [environment, words] of [
      [{ PORT: String(other.port) }, `PORT ${other.port} is taken by another program.`],
      [{ HOST: "192.0.2.1" }, "HOST is not an address of this machine."],
      [{ HOST: "not a host" }, "HOST is not an address of this machine."],
    ] as const) {
      const { child, errors } = await startServer(environment);
      expect(await child.exited).toBe(1);
      expect(await errors()).toMatch(new RegExp(`^${words} .* to .*\n$`));
    }
    await other.stop();
  });

  test("serves every page without a database, and journals forms on disk", async () => {
    const dataFolder = tempFolder();
    const { child, address } = await startServer({
      DATA_DIR: dataFolder,
      SITE_URL: readManifest().siteUrl,
      DATABASE_URL: "postgres://x@127.0.0.1:1/x",
      DATABASE_DEADLINE_MS: "300",
    });
    const page = await fetch(address, { headers: { "accept-encoding": "br" }, decompress: false });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-encoding")).toBe("br");
    const body = JSON.stringify({ email: "ann@example.com" });
    const headers = { "content-type": "application/json" };
    const form = await fetch(address + endpoints.newsletter, { method: "POST", headers, body });
    expect(form.status).toBe(200);
    expect(await (await fetch(address + endpoints.ready)).text()).toBe(
      "ready, database unavailable",
    );
    expect((await fetch(address + endpoints.alive)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    const entries = await readJournal(dataFolder);
    expect(entries.map(({ row }) => row.email)).toEqual(["ann@example.com"]);
  });

  test("compresses every page for its first visitor if SITE_URL differs from the build's", async () => {
    const { child, port } = await startServer({ SITE_URL: "https://genie.example" });
    const pages = builtPages.filter(
      (path) => !["/admin-session", "/session-test", "/preferences"].includes(path),
    );
    for (const [index, path] of pages.entries()) {
      const encoding = ["gzip", "zstd", "br"][index % 3] ?? "";
      const { headers, body } = await requestRaw(port, "GET", path, {
        "Accept-Encoding": encoding,
      });
      expect(`${path} ${headers.get("content-encoding")}`).toBe(`${path} ${encoding}`);
      // The largest allowed page is 30,000 bytes with brotli 11; a first visitor gets a larger, faster encoding.
      expect(body.length).toBeLessThan(40_000);
    }
    child.kill();
  });

  test("refuses forms within the deadline if neither database nor disk can store them", async () => {
    const { child, address } = await startServer({
      DATA_DIR: "/dev/null/none",
      DATABASE_URL: "postgres://x@127.0.0.1:1/x",
      DATABASE_DEADLINE_MS: "300",
    });
    const body = JSON.stringify({ email: "ann@example.com" });
    const headers = { "content-type": "application/json" };
    const form = await fetch(address + endpoints.newsletter, { method: "POST", headers, body });
    expect(form.status).toBe(503);
    expect(form.headers.get("retry-after")).toBe("5");
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
  });

  test("keeps running when its log cannot be written", async () => {
    const probe = Bun.serve({ port: 0, fetch: () => new Response() });
    const port = String(probe.port);
    await probe.stop(true);
    const child = Bun.spawn([process.execPath, ".build/server.js"], {
      env: { ...process.env, PORT: port, DATA_DIR: await newDataFolder() },
      stdio: ["ignore", Bun.file("/dev/full"), "ignore"],
    });
    const site = `http://127.0.0.1:${port}/`;
    // A database that is still opening may delay the stop past its limit.
    const isReady = async () =>
      (await (await fetch(new URL(endpoints.ready, site)).catch(() => undefined))?.text()) ===
      "ready";
    while (!(await isReady()) && child.exitCode === null) await Bun.sleep(20);
    const isUp = async () => {
      const page = await fetch(site).catch(() => undefined);
      return (await page?.text())?.includes("</html>") ?? false;
    };
    for (let look = 0; look < 3; look++) {
      // Lines are written every 100 ms.
      await Bun.sleep(150);
      expect(await isUp()).toBe(true);
    }
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
  });

  test("caches built files for good and sends no body to HEAD", async () => {
    const { child, address } = await startServer();
    const html = await (await fetch(address)).text();
    const [, script] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const head = await fetch(address + script, { method: "HEAD" });
    expect(head.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await head.text()).toBe("");
    const page = await fetch(address, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect(page.status).toBe(200);
    expect(Number(page.headers.get("content-length"))).toBe(Buffer.byteLength(html));
    for (const path of ["/assets/server.js", "/assets/../../package.json", "/.build/server.js"])
      expect((await fetch(address + path)).status).toBe(404);
    child.kill();
  });
});
