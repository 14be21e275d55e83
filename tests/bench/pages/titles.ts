import { effort } from "../effort";
import { cpuSeconds, type Served } from "../process";
import type { Row } from "../table";
import { wrk } from "../wrk";

const SECONDS = effort(3);

/** Measures pages with uncached titles: each request has a new title. */
export async function measureTitles({ port, pid }: Served): Promise<Row[]> {
  const load = (run: string) => {
    const script = { file: "tests/bench/pages/titles.lua", argument: run };
    return wrk(`http://127.0.0.1:${port}`, { connections: 64, seconds: SECONDS, script });
  };
  await load("warm");
  const before = cpuSeconds(pid);
  const { answers, refused } = await load("run");
  const rate = (answers - refused) / (cpuSeconds(pid) - before);
  const what = "Never-seen title, responses per CPU-second";
  return [[what, rate.toFixed(0), `${refused} refused`, "≥ 1500"]];
}
