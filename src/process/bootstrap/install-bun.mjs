import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An error that the user can fix; the message says how. */
export class Failure extends Error {}

/**
 * Returns the path of exactly this version of Bun: in `.tools`, the one running this script, or on the PATH. Otherwise
 * installs it into `.tools` from the npm registry with npm or, without npm, with any Bun.
 */
export async function installBun(version, watch) {
  const folder = join(process.cwd(), ".tools", `bun-${version}`);
  const here = [...binariesIn(folder), ...(process.versions.bun ? [process.execPath] : []), "bun"];
  return here.find((bun) => isVersion(bun, version)) ?? fetchBun(version, folder, watch);
}

/** Installs into a temporary folder and renames it, so an interrupted download leaves nothing that looks complete. */
async function fetchBun(version, folder, watch) {
  process.stderr.write(`Installing Bun ${version} …\n`);
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, "package.json"), "{}");
  try {
    const { code, output } = await run(...installer(version, half), watch);
    const isWhole = code === 0 && binariesIn(half).some((bun) => isVersion(bun, version));
    if (!isWhole)
      throw new Failure(
        `${output}\nBun ${version} could not be installed; see the error above. The first start needs access to the npm registry, or Bun ${version} on the PATH (https://bun.com).`,
      );
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return binariesIn(folder).find((bun) => isVersion(bun, version));
}

/** Install scripts stay off: the platform packages contain the binary, `bun` only a stub. */
function installer(version, folder) {
  if (canRun("npm")) {
    const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
    return ["npm", ["install", "--prefix", folder, ...flags, `bun@${version}`], {}];
  }
  const bun = process.versions.bun ? process.execPath : "bun";
  if (canRun(bun)) return [bun, ["add", "--ignore-scripts", `bun@${version}`], { cwd: folder }];
  throw new Failure(
    "Neither npm nor Bun is installed. Install npm (it comes with Node) or Bun, and try again.",
  );
}

/** One binary per build that may fit this machine (musl, without AVX2 …); those that do not run are skipped. */
function binariesIn(folder) {
  const builds = join(folder, "node_modules", "@oven");
  if (!existsSync(builds)) return [];
  return readdirSync(builds).map((build) => join(builds, build, "bin", "bun"));
}

function isVersion(bun, version) {
  return spawnSync(bun, ["--version"], { encoding: "utf8" }).stdout?.trim() === version;
}

function canRun(program) {
  return spawnSync(program, ["--version"]).status === 0;
}

/**
 * Runs a program and resolves to its exit code (128 plus the signal's number if a signal ended it) and its output, if not
 * inherited. `watch` gets the process while it runs. The program leads its own process group, so that it gets each
 * signal once, from this process; Ctrl-C in a terminal would otherwise reach it twice.
 */
export function run(program, args, options, watch) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      ...options,
    });
    watch(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      watch(undefined);
      resolve({ code: code ?? 128 + constants.signals[signal], output: output.trim() });
    });
  });
}
