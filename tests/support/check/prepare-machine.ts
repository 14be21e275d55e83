import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { findWrk } from "../../bench/wrk";
import { CHROMIUM_MISSING, findChromium, HEADLESS_SHELL } from "../chromium";
import { asOneStep, type Outcome } from "./outcome";
import { findNginx } from "../nginx";
import { findPgbouncer } from "../database/pgbouncer";
import { findPrograms } from "../database/postgres";
import { runProgram } from "../run-bun";

/**
 * Checks for the programs that tests need: PostgreSQL, PgBouncer, nginx, wrk and Chromium. Installs missing ones as root
 * on Debian; elsewhere fails with a message that says what to install.
 */
export async function prepareMachine(): Promise<Outcome> {
  const wanted = missing();
  const mayInstall = process.getuid?.() === 0 && Bun.which("apt-get") !== null;
  if (!mayInstall) {
    const output = wanted.map(({ cure }) => cure).join("\n");
    return asOneStep({ code: wanted.length, seconds: 0, output });
  }
  const nothing = { seconds: 0, output: "" };
  const installed =
    wanted.length > 0 ? await install(wanted.flatMap(({ packages }) => packages)) : nothing;
  // A full Chromium works too but takes half as long again, and not every release has the shell.
  if (Bun.which(HEADLESS_SHELL) === null) await install([HEADLESS_SHELL]);
  const cures = missing().map(({ cure }) => cure);
  return asOneStep({
    code: cures.length,
    seconds: installed.seconds,
    output: [installed.output, ...cures].join("\n"),
  });
}

type Missing = { cure: string; packages: string[] };

function missing(): Missing[] {
  const list: Missing[] = [];
  for (const [find, name] of [
    [findPrograms, "postgresql"],
    [findPgbouncer, "pgbouncer"],
    [findNginx, "nginx"],
    [findWrk, "wrk"],
  ] as const)
    try {
      find();
    } catch (error) {
      list.push({ cure: error instanceof Error ? error.message : "", packages: [name] });
    }
  // A bare Debian has no font at all, and Chromium's package brings none.
  if (findChromium() === undefined)
    list.push({ cure: CHROMIUM_MISSING, packages: ["chromium", "fonts-liberation"] });
  return list;
}

/** Installs from the machine's package lists; on failure updates the lists and tries once more. */
async function install(packages: string[]) {
  keepClusterOff();
  const allowServices = keepServicesOff();
  try {
    return await aptInstall(packages);
  } finally {
    allowServices();
  }
}

async function aptInstall(packages: string[]) {
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  const flags = ["install", "--yes", "--no-install-recommends", ...packages];
  const first = await runProgram("apt-get", flags, environment);
  if (first.code === 0) return first;
  const update = await runProgram("apt-get", ["update"], environment);
  const second = await runProgram("apt-get", flags, environment);
  return {
    seconds: first.seconds + update.seconds + second.seconds,
    output: [first.output, update.output, second.output].join("\n"),
  };
}

/** Debian's package would make a database cluster and start a server; the tests start their own. */
function keepClusterOff() {
  const folder = "/etc/postgresql-common";
  const file = `${folder}/createcluster.conf`;
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, "create_main_cluster = false\n");
}

/** Debian starts the servers that it installs; the tests start their own. */
function keepServicesOff(): () => void {
  const file = "/usr/sbin/policy-rc.d";
  const isOurs = !existsSync(file);
  if (isOurs) writeFileSync(file, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  return () => isOurs && rmSync(file);
}
