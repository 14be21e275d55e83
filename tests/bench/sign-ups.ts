import { endpoints } from "../../src/paths";
import { measurePace } from "./pace";
import type { Served } from "./process";
import type { Row } from "./table";
import { wrk } from "./wrk";

const SECONDS = 5;
const CONNECTIONS = 32;

/** Sign-ups with 32 connections, each answered after its commit, and what a page takes beside that load. */
export async function measureSignUps(site: Served, database: string, goal: number): Promise<Row[]> {
  const page = `http://127.0.0.1:${site.port}/`;
  const address = `http://127.0.0.1:${site.port}${endpoints.newsletter}`;
  const signUp = (run: string, seconds: number) => {
    const script = { file: "tests/bench/sign-ups.lua", argument: run };
    return wrk(address, { connections: CONNECTIONS, seconds, script });
  };
  await signUp("warm", 3);
  const alone = await measurePace(page, SECONDS);
  const [{ answers, refused }, beside] = await Promise.all([
    signUp("run", SECONDS),
    measurePace(page, SECONDS),
  ]);
  const stored = (answers - refused) / SECONDS;
  const times = (beside / alone).toFixed(1);
  return [
    [`Sign-ups a second on ${database}`, stored.toFixed(0), `${refused} refused`, `≥ ${goal}`],
    [
      "Page p99 beside them",
      `${beside.toFixed(2)} ms`,
      `${times} times alone (${alone.toFixed(2)} ms)`,
      "≤ 3 times",
    ],
  ];
}
