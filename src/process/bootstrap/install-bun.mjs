import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Something the person at the keyboard can mend; its text says how. */
export class Failure extends Error {}

/**
 * The path of a Bun of exactly this version: the one in `.tools`, the one that runs us, the one on the PATH, or else
 * one fetched into `.tools` from the npm registry by npm or, without npm, by whichever Bun is here.
 */
export async function installBun(version, watch) {
  const folder = join(process.cwd(), ".tools", `bun-${version}`);
  const here = [...binariesIn(folder), ...(process.versions.bun ? [process.execPath] : []), "bun"];
  return here.find((bun) => isVersion(bun, version)) ?? fetchBun(version, folder, watch);
}

/** Fetches beside the folder and renames, so that a fetch cut off half-way leaves nothing that looks whole. */
async function fetchBun(version, folder, watch) {
  process.stderr.write(`Bringing Bun ${version} …\n`);
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, "package.json"), "{}");
  try {
    const { code, output } = await run(...installer(version, half), watch);
    const isWhole = code === 0 && binariesIn(half).some((bun) => isVersion(bun, version));
    if (!isWhole)
      throw new Failure(
        `${output}\nBun ${version} could not be fetched; the words above say why. The first start needs a way to the npm registry, or Bun ${version} on the PATH (https://bun.com).`,
      );
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
  return binariesIn(folder).find((bun) => isVersion(bun, version));
}

/** Install scripts stay off: the packages of the platforms hold the program itself, `bun` only a stub. */
function installer(version, folder) {
  if (canRun("npm")) {
    const flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
    return ["npm", ["install", "--prefix", folder, ...flags, `bun@${version}`], {}];
  }
  const bun = process.versions.bun ? process.execPath : "bun";
  if (canRun(bun)) return [bun, ["add", "--ignore-scripts", `bun@${version}`], { cwd: folder }];
  throw new Failure(
    "Neither npm nor Bun is here. Install npm (it comes with Node) or Bun, and try again.",
  );
}

/** One folder for each build that may fit this machine (musl, without AVX2 …); those that do not run are passed over. */
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
 * Runs a program to its end: its exit code (128 and the signal's number when a signal ended it) and what it printed,
 * if that was not inherited. `watch` gets the process while it runs. The program leads a process group of its own, so
 * that it gets one signal, from us; a Ctrl-C in the terminal would else reach it twice.
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
