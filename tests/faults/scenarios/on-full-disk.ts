import { startPostgres } from "../../support/database/postgres";
import { canMount, fillDisk, mount, mountSmallDisk, unmount } from "../../support/small-disk";
import { countRows } from "../count";
import { PAUSE_MS, startCrowd } from "../crowd";
import { watchPages } from "../pages";
import type { Result, Scenario } from "../scenario";
import { startSite } from "../site";

const FAULT_MS = 2_000;

/** The place of the journal takes nothing for a while. What it is on is made by root only, as in a container. */
export const onFullDisk: Scenario[] = canMount()
  ? [
      {
        name: "Disk full and PostgreSQL away",
        rounds: { few: 1, many: 5 },
        run: (rounds) => runFault({ rounds, megabytes: 4, begin: fillDisk, hasServer: true }),
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
        run: (rounds) => runFault({ rounds, megabytes: 160, begin: fillDisk, hasServer: false }),
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
  const folder = mountSmallDisk(megabytes);
  const server = hasServer ? await startPostgres() : undefined;
  const url = server?.url;
  const site = await startSite({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) });
  const crowd = startCrowd(site.address, { pauseMs: PAUSE_MS });
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
  unmount(folder);
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

function protect(folder: string) {
  // A file that is open for writing keeps a mount from becoming read-only, a bind mount does not mind.
  mount("--bind", folder, folder);
  mount("-o", "remount,bind,ro", folder);
  return () => unmount(folder);
}
