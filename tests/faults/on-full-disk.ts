import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../support/postgres";
import { tempFolder } from "../support/temp";
import { countRows } from "./count";
import { startCrowd } from "./crowd";
import { watchPages } from "./pages";
import type { Result, Scenario } from "./scenario";
import { startSite } from "./site";

const FAULT_MS = 2_000;

/** The place of the journal takes nothing for a while. What it is on is made by root only, as in a container. */
export const onFullDisk: Scenario[] =
  process.getuid?.() === 0 && canMount()
    ? [
        {
          name: "Disk full and PostgreSQL away",
          rounds: { few: 1, many: 5 },
          run: (rounds) => runFault({ rounds, megabytes: 4, begin: fill, hasServer: true }),
        },
        {
          name: "Disk read-only and PostgreSQL away",
          rounds: { few: 1, many: 5 },
          run: (rounds) =>
            runFault({ rounds, megabytes: 4, begin: protect, hasServer: true, isOpenedAnew: true }),
        },
        {
          name: "Disk full, on PGlite",
          rounds: { few: 1, many: 5 },
          run: (rounds) => runFault({ rounds, megabytes: 160, begin: fill, hasServer: false }),
        },
      ]
    : [];

type DiskFault = {
  rounds: number;
  megabytes: number;
  begin: (folder: string) => () => void;
  hasServer: boolean;
  /** A journal that is open already can be written to by another way: the site is started with the fault there. */
  isOpenedAnew?: boolean;
};

async function runFault(fault: DiskFault): Promise<Result> {
  const { rounds, megabytes, begin, hasServer, isOpenedAnew = false } = fault;
  const folder = tempFolder();
  mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", folder);
  const server = hasServer ? await startPostgres() : undefined;
  const url = server?.url;
  const site = await startSite({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
  const crowd = startCrowd(site.address);
  const wrong: string[] = [];
  let slowestPageMs = 0;
  for (let round = 0; round < rounds; round++) {
    await untilMore(() => crowd.seen.accepted.length);
    server?.pause();
    if (isOpenedAnew) await site.kill();
    const end = begin(folder);
    if (isOpenedAnew) await site.start();
    const endPages = watchPages(site.address);
    await untilMore(() => crowd.seen.refused);
    await Bun.sleep(FAULT_MS);
    end();
    // Without a restart, and with the database still away.
    await untilMore(() => crowd.seen.accepted.length);
    const pages = await endPages();
    server?.resume();
    wrong.push(...pages.wrong);
    slowestPageMs = Math.max(slowestPageMs, pages.slowestMs);
  }
  const seen = await crowd.stop();
  const count = await countRows(seen.accepted, { url, folder });
  await site.stop();
  await server?.stop();
  spawnSync("umount", [folder]);
  return {
    ...count,
    rounds,
    slowestMs: seen.slowestMs,
    slowestPageMs,
    wrong: [...wrong, ...seen.wrong],
  };
}

async function untilMore(count: () => number): Promise<void> {
  const goal = count() + 20;
  while (count() < goal) await Bun.sleep(10);
}

/** Leaves not a byte. */
function fill(folder: string) {
  const path = join(folder, "filler");
  const file = openSync(path, "w");
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

function protect(folder: string) {
  // A file that is open for writing keeps a mount from becoming read-only, a bind mount does not mind.
  mount("--bind", folder, folder);
  mount("-o", "remount,bind,ro", folder);
  return () => spawnSync("umount", [folder]);
}

function canMount(): boolean {
  const folder = tempFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  spawnSync("umount", [folder]);
  return status === 0;
}

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync("mount", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
}
