import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asTests, type Counts, type Outcome } from "./outcome";
import { runBun } from "../run-bun";

const FAULTS = "tests/faults";

/**
 * Runs every test that needs no browser, except the fault tests, on the embedded database and on PostgreSQL. One process
 * per core runs file after file and keeps modules loaded, since loading takes longer than most files' tests.
 */
export function unitTests(reportFile: string): Promise<Outcome> {
  const folders = readdirSync("tests").map((name) => join("tests", name));
  return bunTests(
    folders.filter((folder) => folder !== FAULTS),
    reportFile,
    ["--parallel", "--no-isolate"],
  );
}

/** Runs every fault once. They mostly wait, so other tests can run at the same time. */
export function faultTests(reportFile: string): Promise<Outcome> {
  return bunTests([FAULTS], reportFile);
}

/** Far longer than any test takes, so that a slow machine does not fail one. */
const MAX_TEST_MS = 120_000;

async function bunTests(
  folders: string[],
  reportFile: string,
  more: string[] = [],
): Promise<Outcome> {
  const flags = ["--only-failures", "--reporter=junit", `--reporter-outfile=${reportFile}`];
  const ended = await runBun(["test", ...folders, `--timeout=${MAX_TEST_MS}`, ...flags, ...more]);
  return asTests(readReport(reportFile, readUnitCounts), ended);
}

/** Runs every test in a real browser, against the built site. */
export async function browserTests(reportFile: string): Promise<Outcome> {
  const script = "node_modules/@playwright/test/cli.js";
  const flags = ["--config=tests/browser/playwright.config.ts", "--reporter=list,json"];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: "0" };
  const ended = await runBun([script, "test", ...flags], environment);
  return asTests(readReport(reportFile, readBrowserCounts), ended);
}

function readReport(file: string, read: (text: string) => Counts): Counts | undefined {
  try {
    return read(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** From JUnit's `<testsuites tests="3" failures="1" skipped="0">`. */
function readUnitCounts(report: string): Counts {
  const head = /<testsuites [^>]*>/.exec(report)?.[0] ?? "";
  const count = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const [failed, skipped] = [count("failures"), count("skipped")];
  return { passed: count("tests") - failed - skipped, failed, skipped };
}

/** A test that passed on its second try is reported as flaky and counts as passed. */
function readBrowserCounts(report: string): Counts {
  const { stats } = JSON.parse(report) as { stats: Record<string, number> };
  const count = (name: string) => stats[name] ?? 0;
  return {
    passed: count("expected") + count("flaky"),
    failed: count("unexpected"),
    skipped: count("skipped"),
  };
}
