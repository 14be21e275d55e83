import { load, type LoadResult } from "./load";
import { cpuSeconds, type Served, serve } from "./process";
import { median, type Row } from "./table";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;

/** The home page and its 304 against the yardstick, in interleaved rounds, as answers for each second of processor time. */
export async function measurePages(site: Served): Promise<Row[]> {
  const address = `http://127.0.0.1:${site.port}/`;
  const bare = await serve(
    ["tests/bench/bare-server.ts", String(site.port + 1), address],
    {},
    site.port + 1,
    "/",
  );
  const etag = (await fetch(address, { headers: { "accept-encoding": "br" } })).headers.get("etag");
  const page = "GET / HTTP/1.1\nHost: localhost\nAccept-Encoding: br\n\n";
  const unchanged = page.replace("\n\n", `\nIf-None-Match: ${etag}\n\n`);

  const rates = { site: [] as number[], bare: [] as number[], unchanged: [] as number[] };
  const p99s: number[] = [];
  await measure(site, page, 1);
  await measure(bare, page, 1);
  for (let round = 0; round < ROUNDS; round++) {
    const one = await measure(site, page);
    rates.site.push(one.rate);
    p99s.push(one.p99Ms);
    rates.bare.push((await measure(bare, page)).rate);
    rates.unchanged.push((await measure(site, unchanged)).rate);
  }
  await bare.stop();
  const ours = median(rates.site);
  const yardstick = median(rates.bare);
  const fast = median(rates.unchanged);
  return [
    [
      "Home page, answers a CPU-second",
      ours.toFixed(0),
      `${(ours / yardstick).toFixed(2)} of a bare handler`,
      "≥ 0.90",
    ],
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
  request: string,
  seconds = SECONDS,
): Promise<LoadResult & { rate: number }> {
  const before = cpuSeconds(pid);
  const result = await load({ port, connections: CONNECTIONS, seconds, request });
  return { ...result, rate: result.answers / (cpuSeconds(pid) - before) };
}
