import { cpSync, symlinkSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "bun:test";
import { tempFolder } from "../support/temp";

const LONG_MS = 240_000;
const COPIED = ["src", "views", "db", "static", "package.json", "bun.lock", "tsconfig.json"];

/** Runs `bun run dev` in a copy of the site, so that its build does not affect other tests. */
function startDev() {
  const site = tempFolder();
  for (const name of COPIED) cpSync(name, join(site, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  const child = Bun.spawn([process.execPath, "src/build/dev.ts"], {
    cwd: site,
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: tempFolder() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return { child, site };
}

test(
  "bun run dev prints its address once it serves, shows the parts, and rebuilds when the build scripts change",
  async () => {
    const { child, site } = startDev();
    onTestFinished(() => child.kill("SIGTERM"));
    const told = partsOf(child.stderr);
    const [, address] = /^Genie is at (http:\S+)\n$/.exec(await told.next()) ?? [];
    const page = await (await fetch(address ?? "")).text();
    expect(page.includes("/dev/refresh.js")).toBe(true);
    const parts = await (await fetch(`${address}/dev/parts`)).text();
    expect(parts).toContain("<h2>Battle card</h2>");
    const events = partsOf((await fetch(`${address}/dev/changes`)).body);
    expect(await events.next()).toBe(": open\n\n");
    const now = new Date();
    utimesSync(join(site, "src/build/sizes.ts"), now, now);
    expect(await events.next()).toBe("data: changed\n\n");
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    expect(await told.next()).toBe("");
  },
  LONG_MS,
);

/** Reads a stream part by part as it was written; "" at its end. */
function partsOf(stream: ReadableStream<Uint8Array> | null) {
  const reader = stream?.getReader();
  return { next: async () => new TextDecoder().decode((await reader?.read())?.value) };
}
