import { join } from "node:path";
import { tempFolder } from "../support/temp";
import { effort } from "./effort";
import { memoryMib, serve } from "./process";
import { median, type Row } from "./table";
import { UNREACHABLE } from "../support/database/unreachable";

const STARTS = effort(5, 2);
const SERVER = [".build/server.js"];

/** Measures the time from the command to the first page and the first sign-up, and memory. */
export async function measureStart(): Promise<Row[]> {
  const DATA_DIR = join(tempFolder(), "data");
  const starts: number[] = [];
  const forms: number[] = [];
  let firstHighest = 0;
  let open = 0;
  for (let start = 0; start < STARTS; start++) {
    const begun = performance.now();
    const site = await serve(SERVER, { DATA_DIR }, "/");
    starts.push(site.startMs);
    await signUp(site.port, start);
    forms.push(performance.now() - begun);
    await Bun.sleep(start === 0 ? effort(2000, 0) : 0);
    if (start === 0) ({ highest: firstHighest, now: open } = memoryMib(site.pid));
    await site.stop();
  }
  const site = await serve(SERVER, { DATABASE_URL: UNREACHABLE, DATA_DIR: tempFolder() }, "/");
  await Bun.sleep(effort(3000, 0));
  const rest = memoryMib(site.pid).now;
  await site.stop();
  return [
    ["First page after the process starts", `${median(starts).toFixed(0)} ms`, "", "≤ 150 ms"],
    ["First sign-up, empty data folder", `${forms[0]?.toFixed(0)} ms`, "", "≤ 1,500 ms"],
    ["First sign-up, later starts", `${median(forms.slice(1)).toFixed(0)} ms`, "", "≤ 1,500 ms"],
    ["Memory at rest, external database", `${rest.toFixed(0)} MiB`, "", "≤ 80 MiB"],
    ["Memory with PGlite open", `${open.toFixed(0)} MiB`, "", "≤ 350 MiB"],
    ["Highest memory at the first start", `${firstHighest.toFixed(0)} MiB`, "", "≤ 600 MiB"],
  ];
}

/** Signs up, and retries after a 503 until it is accepted. */
async function signUp(port: number, number: number): Promise<void> {
  const body = JSON.stringify({ email: `start-${number}@example.com` });
  const headers = { "content-type": "application/json" };
  const address = `http://127.0.0.1:${port}/api/newsletter`;
  while (!(await fetch(address, { method: "POST", headers, body })).ok) await Bun.sleep(10);
}
