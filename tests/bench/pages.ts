import { cpuSeconds, type Served, serve } from "./process";
import { median, type Row } from "./table";
import { wrk, type WrkResult } from "./wrk";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;

/** The home page and its 304 against the yardstick, in interleaved rounds, as answers for each second of processor time. */
export async function measurePages(site: Served): Promise<Row[]> {
  const address = `http://127.0.0.1:${site.port}/`;
  const port = site.port + 1;
  const bare = await serve(["tests/bench/bare-server.ts", String(port), address], {}, port, "/");
  const page = { "accept-encoding": "gzip, deflate, br, zstd" };
  const etag = (await fetch(address, { headers: page })).headers.get("etag") ?? "";
  const unchanged = { ...page, "if-none-match": etag };

  const rates = { site: [] as number[], bare: [] as number[], unchanged: [] as number[] };
  const p99s: number[] = [];
  await measure(site, page);
  await measure(bare, page);
  for (let round = 0; round < ROUNDS; round++) {
    const one = await measure(site, page);
    rates.site.push(one.rate);
    p99s.push(one.p99Ms);
    rates.bare.push((await measure(bare, page)).rate);
    rates.unchanged.push((await measure(site, unchanged)).rate);
  }
  await bare.stop();
  const ours = median(rates.site);
  const share = (ours / median(rates.bare)).toFixed(2);
  const fast = median(rates.unchanged);
  return [
    ["Home page, answers a CPU-second", ours.toFixed(0), `${share} of a bare handler`, "≥ 0.90"],
    [
      "304, answers a CPU-second",
      fast.toFixed(0),
      `${(fast / ours).toFixed(2)} of a 200`,
      "> 1.00",
    ],
    ["Home page, p99 at 64 connections", `${median(p99s).toFixed(2)} ms`, "", "≤ 3 ms"],
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
