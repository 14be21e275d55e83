import { expect, test } from "bun:test";

const LOADS = {
  loadModule: 'const { createApp } = loadModule(() => require("./src/app"));',
  import: 'const { createApp } = await import("./src/app");',
};

test.each([
  ["loadModule", "function"],
  // What it is for: if Bun recovers from this one day, modules can be imported as usual.
  ["import", "failed, failed"],
] as const)("with no descriptor left, %s: %s", async (way, expected) => {
  const script = `
    import { closeSync, openSync } from "node:fs";
    import { holdDescriptors, loadModule } from "./src/load-module";
    holdDescriptors();
    const held = [];
    try { for (;;) held.push(openSync("/dev/null", "r")); } catch {}
    if (${way === "import"}) closeSync(held.pop());
    const load = async () => {
      try { ${LOADS[way]} return typeof createApp; } catch { return "failed"; }
    };
    let outcome = await load();
    for (const descriptor of held) closeSync(descriptor);
    if (outcome === "failed") outcome += ", " + (await load());
    console.log(outcome);`;
  const command = `ulimit -n 512; exec "$0" -e '${script}'`;
  const { stdout, stderr } = Bun.spawnSync(["sh", "-c", command, process.execPath]);
  expect(stdout.toString() + stderr.toString()).toBe(`${expected}\n`);
});
