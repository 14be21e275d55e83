import rules from "../../../static/speculation-rules.json";
import { fixedFiles, paths, type PlaceName } from "../../../src/paths";
import { effort } from "../effort";
import type { Served } from "../process";
import type { Row } from "../table";
import { openTab, type Tab } from "./tab";

/** A walk through the site by the links of its footer. */
const WALK =
  "ourSolution features pricing demo coPilot genieFlow about story blog solutions docs docsApi help security compliance caseStudies contact integrations roadmap changelog".split(
    " ",
  ) as PlaceName[];
const STEPS = WALK.slice(0, effort(20)).map((name) => paths[name].path);
const PRERENDERED = rules.prerender.flatMap(({ where }) => where.href_matches);
const HOVER_MS = 500;
/** Until a page is quiet again. */
const SETTLE_MS = effort(1500, 1000);
const MAX_TRIES = 20;

/** Slow 4G, as Lighthouse simulates it: round trip, and 1.6 Mbit/s. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;

/** Measures how long the next page takes to appear, and what prerendering saves of it on slow 4G. */
export async function measureNextPage({ port }: Served): Promise<Row[]> {
  const site = `http://127.0.0.1:${port}`;
  const fast = await walk(site);
  const slow = await walkSlowly(site, rules);
  const prefetch = await walkSlowly(site, { prefetch: rules.prefetch });
  const p75 = (times: Times) => percentile75([...times.values()]);
  const ahead = (times: Times) =>
    percentile75(STEPS.filter((path) => PRERENDERED.includes(path)).map((path) => times.get(path)));
  return [
    [
      `Press to first paint of the next page, p75 of ${STEPS.length} links`,
      `${p75(fast).toFixed(0)} ms`,
      `${ahead(fast).toFixed(0)} ms where prerendered`,
      "≤ 100 ms",
    ],
    [
      "The same on slow 4G, prerendered pages",
      `${ahead(slow).toFixed(0)} ms`,
      `${(ahead(slow) / ahead(prefetch)).toFixed(2)} of prefetched only`,
      "< 1.00",
    ],
  ];
}

type Times = Map<string, number>;

async function walk(site: string): Promise<Times> {
  const tab = await openTab(site + paths.home.path);
  const times: Times = new Map();
  try {
    for (const path of STEPS) times.set(path, await pressToPaint(tab, path));
  } finally {
    await tab.close();
  }
  return times;
}

/** Walks through a proxy that delays every response, so that pages fetched ahead are as slow as all others. */
async function walkSlowly(site: string, spoken: object): Promise<Times> {
  let lineFreeAt = 0;
  const proxy = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const path = request.url.slice(proxy.url.origin.length);
      const answer = await fetch(site + path, { headers: request.headers, decompress: false });
      const body = path === fixedFiles.speculationRules ? null : await answer.arrayBuffer();
      const bytes = body ?? new TextEncoder().encode(JSON.stringify(spoken));
      lineFreeAt = Math.max(lineFreeAt, performance.now()) + bytes.byteLength / BYTES_PER_MS;
      await Bun.sleep(lineFreeAt + ROUND_TRIP_MS - performance.now());
      const headers = new Headers(answer.headers);
      if (body === null) headers.delete("content-encoding");
      headers.delete("content-length");
      return new Response(answer.status === 304 ? null : bytes, { status: answer.status, headers });
    },
  });
  const times = await walk(proxy.url.origin);
  await proxy.stop(true);
  return times;
}

/**
 * From the press, by this process's clock, to the first paint of the page, which its own clock counts from `timeOrigin`
 * whether it was prerendered or not. A busy machine may move the link while it is pressed, so it is pressed again.
 */
async function pressToPaint(tab: Tab, path: string): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await Bun.sleep(SETTLE_MS);
    const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector('body > footer a[href="${path}"]');
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    if (place === undefined) continue;
    await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
    await Bun.sleep(HOVER_MS);
    const pressed = performance.timeOrigin + performance.now();
    for (const type of ["mousePressed", "mouseReleased"])
      void tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    await Bun.sleep(SETTLE_MS);
    const painted = await tab.evaluate<number>(
      `location.pathname === "${path}" ? performance.timeOrigin + performance.getEntriesByName("first-paint")[0].startTime : undefined`,
    );
    if (painted !== undefined) return painted - pressed;
  }
  throw new Error(`The link to ${path} did not open it.`);
}

function percentile75(values: (number | undefined)[]): number {
  const sorted = values.map(Number).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}
