import { effort } from "../effort";
import { cpuSeconds, type Served, serve } from "../process";
import { median, type Row } from "../table";
import { wrk, type WrkResult } from "../wrk";

const ROUNDS = effort(7);
const SECONDS = effort(3);
const CONNECTIONS = 64;

/** Compares the home page and its 304 with the baseline, in interleaved rounds, as responses per CPU-second. */
export async function measurePages(site: Served): Promise<Row[]> {
  const address = `http://127.0.0.1:${site.port}/`;
  const bare = await serve(["tests/bench/pages/bare-server.ts", address], {}, "/");
  const page = { "accept-encoding": "gzip, deflate, br, zstd" };
  const etag = (await fetch(address, { headers: page })).headers.get("etag") ?? "";
  const unchanged = { ...page, "if-none-match": etag };

  await measure(site, page);
  await measure(bare, page);
  const rounds: Record<"ours" | "p99Ms" | "share" | "unchanged", number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rate: ours, p99Ms } = await measure(site, page);
    const baseline = await measure(bare, page);
    const fast = await measure(site, unchanged);
    rounds.push({ ours, p99Ms, share: ours / baseline.rate, unchanged: fast.rate / ours });
  }
  await bare.stop();
  // Ratios are taken within a round, because the machine's speed changes from minute to minute.
  const middle = (name: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[name]));
  const ours = middle("ours");
  const fast = middle("unchanged");
  const share = `${middle("share").toFixed(2)} of a bare handler`;
  return [
    ["Home page, responses per CPU-second", ours.toFixed(0), share, "≥ 0.90"],
    [
      "304, responses per CPU-second",
      (ours * fast).toFixed(0),
      `${fast.toFixed(2)} of a 200`,
      "> 1.00",
    ],
    ["Home page, p99 at 64 connections", `${middle("p99Ms").toFixed(2)} ms`, "", "≤ 3 ms"],
  ];
}

async function measure(
  { port, pid }: Served,
  headers: Record<string, string>,
): Promise<WrkResult & { rate: number }> {
  const before = cpuSeconds(pid);
  const load = { connections: CONNECTIONS, seconds: SECONDS, headers };
  const result = await wrk(`http://127.0.0.1:${port}/`, load);
  return { ...result, rate: result.answers / (cpuSeconds(pid) - before) };
}
