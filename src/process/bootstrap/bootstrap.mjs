// Runs every package script: `node src/process/bootstrap/bootstrap.mjs COMMAND [arguments]`. Needs only Node 20 or Bun.
// Installs the pinned Bun and the locked packages if they are missing, then runs the command.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installBun, Failure, run } from "./install-bun.mjs";

/**
 * The scripts that Bun runs for each development command, in order; the last one gets the arguments. Operator commands
 * are the files in `src/commands`.
 */
const COMMANDS = {
  start: {
    scripts: [["src/build/build.ts", "--if-changed"], [".build/server.js"]],
    environment: { NODE_ENV: "production" },
    packages: "production",
  },
  dev: { scripts: [["src/build/dev.ts"]] },
  build: { scripts: [["src/build/build.ts"]], environment: { NODE_ENV: "production" } },
  test: { scripts: [["tests/check.ts", "--install-missing"]] },
  check: { scripts: [["tests/check.ts"]] },
  bench: { scripts: [["tests/bench/bench.ts"]], environment: { NODE_ENV: "production" } },
  faults: {
    scripts: [["src/build/build.ts", "--if-changed"], ["tests/faults/faults.ts"]],
    environment: { NODE_ENV: "production" },
  },
  verify: {
    scripts: [["src/build/build.ts", "--if-changed"], ["src/build/verify.ts"]],
    environment: { NODE_ENV: "production" },
  },
  "image-check": { scripts: [["tests/image/image-check.ts"]] },
  migration: { scripts: [["node_modules/drizzle-kit/bin.cjs", "generate"]] },
  format: { scripts: [["node_modules/oxfmt/bin/oxfmt", "."]] },
  lint: { scripts: [["node_modules/oxlint/bin/oxlint"]] },
};

const PARENT_CHECK_MS = 200;
const STOP_DEADLINE_MS = 20_000;
const STOP_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/** The running child process, and whether we were told to stop. */
let child;
let isStopping = false;

process.chdir(join(dirname(fileURLToPath(import.meta.url)), "../../.."));
for (const signal of STOP_SIGNALS) process.on(signal, stop);
watchParent();
try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  if (!isStopping) process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function main([name, ...rest]) {
  const commands = { ...COMMANDS, ...operatorCommands() };
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (command === undefined)
    throw new Failure(`Unknown command. Choose one of: ${Object.keys(commands).join(", ")}.`);
  requireRuntime();
  const manifest = readFileSync("package.json", "utf8");
  const bun = await installBun(JSON.parse(manifest).devDependencies["bun-types"], watch);
  await installPackages(bun, manifest, command.packages ?? "all");
  return runScripts(bun, command, rest);
}

/** Runs the command's scripts in order, until one fails. */
async function runScripts(bun, { scripts, environment }, rest) {
  const options = { stdio: "inherit", env: { ...process.env, ...environment } };
  for (const [index, script] of scripts.entries()) {
    const isLast = index === scripts.length - 1;
    const { code } = await run(bun, isLast ? [...script, ...rest] : script, options, watch);
    if (isStopping || isLast || code !== 0) return code;
  }
  return 0;
}

function operatorCommands() {
  const files = readdirSync("src/commands").filter((file) => file.endsWith(".ts"));
  return Object.fromEntries(
    files.map((file) => [basename(file, ".ts"), { scripts: [[`src/commands/${file}`]] }]),
  );
}

function requireRuntime() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20)
    throw new Failure(
      `Node ${process.versions.node} is too old. Install Node 20 or newer, or Bun.`,
    );
}

/** Installs the locked packages unless a stamp names the same lock file. A full install also serves `start`. */
async function installPackages(bun, manifest, packages) {
  const stampFile = "node_modules/.installed";
  const locked = createHash("sha256")
    .update(manifest)
    .update(readFileSync("bun.lock"))
    .digest("hex");
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (stamp === `all ${locked}` || stamp === `${packages} ${locked}`) return;
  process.stderr.write("Installing the locked packages …\n");
  const only = packages === "production" ? ["--production"] : [];
  const { code, output } = await run(bun, ["install", "--frozen-lockfile", ...only], {}, watch);
  if (code !== 0)
    throw new Failure(
      `${output}\nThe packages could not be installed; see the error above. The first start needs access to the npm registry.`,
    );
  writeFileSync(stampFile, `${packages} ${locked}`);
}

function watch(process) {
  child = process;
}

/** A signal to npm ends npm and its shell but not this process. When the parent changes, it stops too. */
function watchParent() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
}

/** Stops the child; `run` then resolves. Kills it and its descendants if it does not stop in time. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  child?.kill("SIGTERM");
  setTimeout(() => child && process.kill(-child.pid, "SIGKILL"), STOP_DEADLINE_MS).unref();
}
