import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createBuildFolder, makeCurrent } from "../../src/build/swap";
import { markBuildInUse } from "../../src/static/in-use";

const home = process.cwd();
const checkout = mkdtempSync(join(tmpdir(), "genie-swap-"));
afterAll(() => {
  process.chdir(home);
  rmSync(checkout, { recursive: true, force: true });
});

/** Builds with a process that has ended since. */
function buildElsewhere(): string {
  const { stdout } = Bun.spawnSync([
    process.execPath,
    "-e",
    `const { createBuildFolder } = await import(${JSON.stringify(join(home, "src/build/swap.ts"))});
     console.log(createBuildFolder());`,
  ]);
  const folder = stdout.toString().trim();
  writeFileSync(join(folder, "server.js"), "");
  return folder;
}

test("a new build leaves the files of running sites alone, and deletes the others", () => {
  process.chdir(checkout);
  const unused = buildElsewhere();
  makeCurrent(unused, ["server.js"]);
  const running = buildElsewhere();
  makeCurrent(running, ["server.js"]);
  expect(existsSync(unused)).toBe(false);
  markBuildInUse(running);
  const next = buildElsewhere();
  makeCurrent(next, ["server.js"]);
  expect(existsSync(join(running, "server.js"))).toBe(true);
  expect(readFileSync(".build/server.js", "utf8")).toBe(
    `import "./${basename(next)}/server.js";\n`,
  );
  expect(readFileSync(".build/current", "utf8")).toBe(basename(next));
});

test("a build that another process still writes is left alone", () => {
  process.chdir(checkout);
  const unfinished = createBuildFolder();
  const done = buildElsewhere();
  makeCurrent(done, ["server.js"]);
  expect(existsSync(unfinished)).toBe(true);
  expect(readdirSync(".build").toSorted()).toContain("server.js");
});
