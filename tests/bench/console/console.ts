import { openDatabase } from "../../../db/connection/client";
import { personHref, seal } from "../../../src/admin/sealed";
import { consoleEndpoints, consolePaths } from "../../../src/paths";
import { secretFrom } from "../../../src/secrets/secret";
import { effort } from "../effort";
import { measurePace } from "../pace";
import { serve, type Served } from "../process";
import { median, type Row } from "../table";
import { fillConsole, MAILS, PEOPLE } from "./fill";

const ROUNDS = effort(60);
const SECONDS = effort(5);
const TOKEN = crypto.randomUUID();

const { people } = consolePaths;
const QUESTIONS = [
  "",
  "?sort=time",
  "?sort=address",
  "?sort=-address",
  "?list=notify",
  "?state=unsubscribed&sort=address",
  "?state=undeliverable",
  "?feature=Vision",
  "?campaign=rare",
  "?referrer=ref7.example",
  "?from=2026-01-01&to=2026-01-31&list=waitlist",
];
const SEARCHES = ["a", "friedrich", "ann example42", "zoë", "nobody"];

/** Answers of the console with 200,000 people and 500,000 mails, and page latency during an export of all of them. */
export async function measureConsole(
  script: string[],
  { database: name, ...environment }: { database: string } & Record<string, string>,
): Promise<Row[]> {
  const { DATABASE_URL: url, DATA_DIR = "", SITE_URL = "" } = environment;
  const database = openDatabase({ url, dataFolder: DATA_DIR, deadlineMs: 600_000 });
  await database.opened;
  await fillConsole(database, TOKEN);
  await database.close();
  const master = crypto.randomUUID();
  const secret = secretFrom(master);
  const site = await serve(script, { ...environment, AUTH_SECRET: master }, "/readyz");
  const cookie = `${SITE_URL.startsWith("https:") ? "__Host-" : ""}console=${TOKEN}`;
  const addresses = [
    ...Object.values(consolePaths).map(({ path }) => path),
    ...QUESTIONS.map((question) => people.path + question),
    ...SEARCHES.map((text) => `${people.path}?search=${seal(secret, "search", text)}`),
    personHref(secret, "c7@example.net"),
  ];
  const slowest = await measureSlowest(site, addresses, cookie);
  const page = `http://127.0.0.1:${site.port}/`;
  await measurePace(page, effort(2));
  const alone = await measurePace(page, SECONDS);
  const [seconds, beside] = await Promise.all([
    timeExport(site, cookie, SITE_URL),
    measurePace(page, SECONDS),
  ]);
  await site.stop();
  const size = `${PEOPLE.toLocaleString("en-US")} people, ${MAILS.toLocaleString("en-US")} mails`;
  return [
    [
      `Slowest page of the console on ${name}, median`,
      `${slowest.median.toFixed(0)} ms`,
      `of ${addresses.length}; ${size}`,
      "≤ 100 ms",
    ],
    [
      `Slowest page of the console on ${name}, p95`,
      `${slowest.p95.toFixed(0)} ms`,
      slowest.address.replace(/search=.*/, "search=…"),
      "≤ 250 ms",
    ],
    [
      `Page p99 during an export on ${name}`,
      `${beside.toFixed(2)} ms`,
      `${(beside / alone).toFixed(1)} times alone (${alone.toFixed(2)} ms); it took ${seconds.toFixed(1)} s`,
      "≤ 1.5 times",
    ],
  ];
}

async function measureSlowest({ port }: Served, addresses: string[], cookie: string) {
  const figures: { address: string; median: number; p95: number }[] = [];
  for (const address of addresses) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const asked = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } });
      await response.bytes();
      times.push(performance.now() - asked);
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    figures.push({ address, median: median(times), p95 });
  }
  const [slowest] = figures.toSorted((a, b) => b.median - a.median);
  if (slowest === undefined) throw new Error("nothing was measured");
  return { ...slowest, p95: Math.max(...figures.map((one) => one.p95)) };
}

/** Seconds that an export of everyone takes. Throws if a row is missing. */
async function timeExport({ port }: Served, cookie: string, origin: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${consoleEndpoints.exportPeople}`, {
    method: "POST",
    headers: { cookie, origin },
  });
  let lines = 0;
  if (response.body)
    for await (const chunk of response.body)
      lines += Buffer.from(chunk).toString("latin1").split("\r\n").length - 1;
  if (lines !== PEOPLE + 1) throw new Error(`The export has ${lines} lines.`);
  return (performance.now() - begun) / 1000;
}
