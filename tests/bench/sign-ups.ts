import { openForCommand } from "../../db/connection/open-for-command";
import { connect } from "../../db/connection/pool";
import { replayJournal } from "../../db/journal/replay-journal";
import { endpoints } from "../../src/paths";
import { effort } from "./effort";
import { measurePace } from "./pace";
import type { Served } from "./process";
import type { Row } from "./table";
import { AT_IDLE_PRIORITY, wrk } from "./wrk";

const SECONDS = effort(5);
const CONNECTIONS = 32;

type Measured = { database: string; goal: number; url?: string; folder: string };

/**
 * Measures sign-ups over 32 connections, then page latency under that load, and checks that each accepted sign-up has its
 * row.
 */
export async function measureSignUps(site: Served, measured: Measured): Promise<Row[]> {
  const { database, goal } = measured;
  const page = `http://127.0.0.1:${site.port}/`;
  const address = `http://127.0.0.1:${site.port}${endpoints.newsletter}`;
  const signUp = (run: string, seconds: number) => {
    const script = { file: "tests/bench/sign-ups.lua", argument: run };
    return wrk(address, { connections: CONNECTIONS, seconds, script });
  };
  // Before any sign-up: a database keeps writing long after it has answered.
  const alone = await measureAlone(page);
  await signUp("warm", effort(3));
  const { answers, refused } = await signUp("run", SECONDS);
  const accepted = answers - refused;
  const [more, beside] = await Promise.all([
    signUp("run-beside", SECONDS),
    measurePace(page, SECONDS),
  ]);
  const stored = await countStored(measured, "run");
  const lost = Math.max(0, accepted + more.answers - more.refused - stored);
  const times = (beside / alone).toFixed(1);
  return [
    [
      `Sign-ups per second on ${database}`,
      (accepted / SECONDS).toFixed(0),
      `${refused} refused, ${lost} lost`,
      `≥ ${goal}`,
    ],
    [
      `Page p99 during sign-ups on ${database}`,
      `${beside.toFixed(2)} ms`,
      `${times} times alone (${alone.toFixed(2)} ms)`,
      "≤ 1.5 times",
    ],
  ];
}

/**
 * Page latency beside one busy loop per core at the priority of the sign-up load, to tell the machine's share of the
 * latency from the site's.
 */
export async function measureBusyMachine(site: Served): Promise<Row> {
  const page = `http://127.0.0.1:${site.port}/`;
  const alone = await measureAlone(page);
  const loop = [...AT_IDLE_PRIORITY, process.execPath, "-e", "for (;;);"];
  const loops = Array.from({ length: navigator.hardwareConcurrency }, () =>
    Bun.spawn(loop, { stdio: ["ignore", "ignore", "ignore"] }),
  );
  const beside = await measurePace(page, SECONDS);
  for (const busy of loops) busy.kill("SIGKILL");
  const times = (beside / alone).toFixed(1);
  return [
    "Page p99 next to idle-priority loops, one per core",
    `${beside.toFixed(2)} ms`,
    `${times} times alone`,
    "",
  ];
}

/** Page latency of a warm, idle server. */
async function measureAlone(page: string): Promise<number> {
  await measurePace(page, effort(2));
  return measurePace(page, SECONDS);
}

/** Counts the rows of runs with this prefix. Sign-ups that were unanswered at the end may be included. */
async function countStored({ url, folder }: Measured, run: string): Promise<number> {
  const { target, close } = await openForCommand(url, folder);
  await replayJournal(target, { folder, isEverything: false, isShared: url !== undefined });
  const client = connect(target, 1);
  const [row] = await client<{ count: number }[]>`
    select count(*)::int as count from subscribers where email like ${`visitor-${run}-%`}`;
  await client.end();
  await close();
  return row?.count ?? 0;
}
