import { startPostgres } from "../../support/database/postgres";
import { canMount, fillDisk, mount, mountSmallDisk, unmount } from "../../support/small-disk";
import { countRows } from "../count-rows";
import { PAUSE_MS, startVisitors, untilMore } from "../visitors";
import { watchPages } from "../watch-pages";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

/** The journal's disk is full or read-only for a time. Needs root, to mount a disk. */
export const fullDisk: Scenario[] = canMount()
  ? [
      {
        name: "Disk full and PostgreSQL down",
        rounds: { few: 1, many: 5 },
        run: (rounds) => runFault({ rounds, megabytes: 4, begin: fillDisk, hasServer: true }),
      },
      {
        name: "Disk read-only and PostgreSQL down",
        rounds: { few: 1, many: 5 },
        run: (rounds) =>
          runFault({ rounds, megabytes: 4, begin: protect, hasServer: true, isOpenedAnew: true }),
      },
      {
        name: "Disk full, on PGlite",
        rounds: { few: 1, many: 5 },
        run: (rounds) => runFault({ rounds, megabytes: 160, begin: fillDisk, hasServer: false }),
      },
    ]
  : [];

type DiskFault = {
  rounds: number;
  megabytes: number;
  begin: (folder: string) => () => void;
  hasServer: boolean;
  /** An open journal could still be written to, so the site starts after the fault. */
  isOpenedAnew?: boolean;
};

async function runFault(fault: DiskFault): Promise<Result> {
  const { rounds, megabytes, begin, hasServer, isOpenedAnew = false } = fault;
  const folder = mountSmallDisk(megabytes);
  const server = hasServer ? await startPostgres() : undefined;
  const url = server?.url;
  const site = await startSite({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
  const visitors = startVisitors(site.address, { pauseMs: PAUSE_MS });
  const wrong: string[] = [];
  let slowestPageMs = 0;
  for (let round = 0; round < rounds; round++) {
    await untilMore(() => visitors.seen.accepted.length);
    server?.pause();
    if (isOpenedAnew) await site.kill();
    const end = begin(folder);
    if (isOpenedAnew) await site.start();
    const endPages = watchPages(site.address);
    await untilMore(() => visitors.seen.refused);
    const during = await site.readiness();
    if (during !== "503 forms cannot be stored") wrong.push(`/readyz says ${during}`);
    end();
    // Without a restart, and with the database still down.
    await untilMore(() => visitors.seen.accepted.length);
    // A failed journal counts as failing for some seconds more.
    while (!(await site.readiness()).startsWith("200 ready")) await Bun.sleep(50);
    const pages = await endPages();
    server?.resume();
    wrong.push(...pages.wrong);
    slowestPageMs = Math.max(slowestPageMs, pages.slowestMs);
  }
  const seen = await visitors.stop();
  const count = await countRows(seen.accepted, { url, folder, site });
  await site.stop();
  await server?.stop();
  unmount(folder);
  return {
    ...count,
    rounds,
    slowestMs: seen.slowestMs,
    slowestPageMs,
    wrong: [...wrong, ...seen.wrong],
  };
}

function protect(folder: string) {
  // A mount with a file open for writing cannot become read-only, but a bind mount can.
  mount("--bind", folder, folder);
  mount("-o", "remount,bind,ro", folder);
  return () => unmount(folder);
}
