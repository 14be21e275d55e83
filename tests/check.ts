import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserTests, faultTests, unitTests } from "./support/check/run-tests";
import { prepareMachine } from "./support/check/prepare-machine";
import { asOneStep, countsLine, type Outcome } from "./support/check/outcome";
import { runBun } from "./support/run-bun";

/** The test runners' reports, outside the repository. */
const reports = mkdtempSync(join(tmpdir(), "genie-check-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * `bun run check`: runs everything that must pass before a change lands. Continues after a failed step, so that one run
 * shows all failures. Each step and each test counts as one; the last line is the total. With `--install-missing`, as
 * in `npm test`, first installs PostgreSQL, PgBouncer, nginx, wrk and Chromium on Debian.
 */
async function check(): Promise<void> {
  if (process.argv.includes("--install-missing")) await report("machine", prepareMachine());
  const atOnce = {
    format: tool("oxfmt/bin/oxfmt", "--check", "."),
    lint: tool("oxlint/bin/oxlint"),
    types: tool("typescript/bin/tsc"),
    "dead code": tool("knip/bin/knip.js", "--no-progress"),
  };
  for (const [name, outcome] of Object.entries(atOnce)) await report(name, outcome);
  const build = await report("build with size limits", buildSite());
  const faults = faultTests(join(reports, "faults.xml"));
  await report("unit and route tests", unitTests(join(reports, "unit.xml")));
  await report("fault tests", faults);
  const isBuilt = build.failed === 0;
  if (process.platform === "linux")
    await report("benchmarks, a trial of each", isBuilt ? benchTrial() : notBuilt);
  await report("browser tests", isBuilt ? browserTests(join(reports, "browser.json")) : notBuilt);
  process.stdout.write(`${countsLine(total)}\n`);
}

async function tool(file: string, ...args: string[]): Promise<Outcome> {
  return asOneStep(await runBun([join("node_modules", file), ...args]));
}

async function buildSite(): Promise<Outcome> {
  return asOneStep(await runBun(["src/build/build.ts"], { NODE_ENV: "production" }));
}

/** Judges no figure: only a part that no longer runs fails. */
async function benchTrial(): Promise<Outcome> {
  const environment = { NODE_ENV: "production" };
  return asOneStep(await runBun(["tests/bench/bench.ts", "--trial"], environment));
}

const notBuilt: Outcome = {
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  output: "Not run, since there is no build to test.",
};

/** Waits for a step, adds its counts to the total, and prints a line, or the whole output if it failed. */
async function report(name: string, step: Outcome | Promise<Outcome>): Promise<Outcome> {
  const outcome = await step;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  const hasFailed = outcome.failed > 0;
  const counts =
    outcome.passed + outcome.failed + outcome.skipped > 1 ? `, ${countsLine(outcome)}` : "";
  if (hasFailed) process.stdout.write(`\n${outcome.output}\n`);
  process.stdout.write(
    `${hasFailed ? "✗" : "✓"} ${name}: ${outcome.seconds.toFixed(1)} s${counts}\n${hasFailed ? "\n" : ""}`,
  );
  return outcome;
}

await check();
process.exit(total.failed === 0 ? 0 : 1);
