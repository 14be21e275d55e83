import { load } from "./load";
import { type Served } from "./process";
import type { Row } from "./table";

const SECONDS = 5;
const SIGN_UP =
  'POST /api/newsletter HTTP/1.1\nHost: localhost\nContent-Type: application/json\n\n{"email":"visitor-{n}@example.com"}';
const PAGE = "GET / HTTP/1.1\nHost: localhost\nAccept-Encoding: br\n\n";

/** Sign-ups with 32 connections, each answered after its commit, and what a page takes beside that load. */
export async function measureSignUps(site: Served, database: string, goal: number): Promise<Row[]> {
  const { port } = site;
  const page = { port, connections: 4, seconds: SECONDS, perSecond: 400, request: PAGE };
  const signUps = { port, connections: 32, request: SIGN_UP };
  await load({ ...signUps, seconds: 2, firstNumber: 0 });
  const alone = await load(page);
  const [result, beside] = await Promise.all([
    load({ ...signUps, seconds: SECONDS, firstNumber: 1_000_000 }),
    load(page),
  ]);
  const stored = result.byStatus["200"] ?? 0;
  const others = result.answers - stored;
  const ratio = beside.p99Ms / alone.p99Ms;
  return [
    [
      `Sign-ups a second on ${database}`,
      (stored / SECONDS).toFixed(0),
      `${others} refused`,
      `≥ ${goal}`,
    ],
    [
      `Page p99 beside them`,
      `${beside.p99Ms.toFixed(2)} ms`,
      `${ratio.toFixed(1)} times alone (${alone.p99Ms.toFixed(2)} ms)`,
      "≤ 3 times",
    ],
  ];
}
