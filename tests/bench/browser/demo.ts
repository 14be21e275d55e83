import type { Browser, Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard } from "../../../views/content/demo/battle-card";
import { player } from "../../../views/content/demo/player";
import { effort } from "../effort";
import { launchBrowser } from "./launch-browser";
import { longestTaskWhile } from "./longest-task";
import type { Served } from "../process";
import { median, type Row } from "../table";

const PLAYER = `figure[aria-label="${player.label}"]`;
const ROUNDS = effort(5);
const SLOWER = effort(4);
const PLAYS = effort(10);
/** The fast clock's step, after which the call may have ended. */
const STEP_MS = 5_000;

/** Measures interaction latency on the demo page, and heap growth from replaying the call. */
export async function measureDemo({ port }: Served): Promise<Row[]> {
  const browser = await launchBrowser();
  const address = `http://127.0.0.1:${port}${paths.demo.path}`;
  const [answered, live]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    answered.push(await firstTapMs(browser, address, `[data-held] ${PLAYER}`));
    live.push(await firstTapMs(browser, address, `${PLAYER}[data-live]`));
  }
  const runs: { paintedMs: number; longestMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    runs.push(await slowestInteraction(browser, address));
  const slowest = runs.map(({ paintedMs }) => paintedMs);
  const tasks = runs.map(({ longestMs }) => longestMs);
  const growth = await heapGrowthKib(browser, address);
  await browser.close();
  const ms = (figure: number) => `${figure.toFixed(0)} ms`;
  return [
    [`First tap on the unhydrated demo, ${SLOWER}× slowdown`, ms(median(answered)), "", "≤ 200 ms"],
    ["Call live after that tap, code fetched", ms(median(live)), "", ""],
    ["Slowest interaction of a run through the demo", ms(median(slowest)), "", "≤ 100 ms"],
    ["Longest task of that run, processor time", ms(median(tasks)), "", "≤ 50 ms"],
    [`Heap growth over ${PLAYS} plays of the demo`, `${growth} KiB`, "", "≤ 64 KiB"],
  ];
}

/** The time from the tap on "Start Demo Call" to the frame that shows its effect. */
async function firstTapMs(browser: Browser, address: string, answer: string): Promise<number> {
  const page = await openTouch(browser, address);
  const client = await page.context().newCDPSession(page);
  await page.locator(PLAYER).scrollIntoViewIfNeeded();
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate((selector) => {
    const start = ({ timeStamp }: TouchEvent) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look);
        else document.body.dataset["answeredMs"] ??= String(performance.now() - timeStamp);
      };
      look();
    };
    document.addEventListener("touchstart", start, { capture: true, once: true });
  }, answer);
  await page.getByRole("button", { name: player.start, exact: true }).tap();
  const time = await page.locator("body[data-answered-ms]").getAttribute("data-answered-ms");
  await page.context().close();
  return Number(time);
}

/**
 * The slowest interaction up to its painted frame, as Interaction to Next Paint counts it, and the page's longest task
 * in CPU time: without a graphics card most of the former is painting.
 */
async function slowestInteraction(
  browser: Browser,
  address: string,
): Promise<{ paintedMs: number; longestMs: number }> {
  const page = await openTouch(browser, address);
  await page.evaluate(() => {
    const note = (list: PerformanceObserverEntryList) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId) continue;
        const slowest = Number(document.body.dataset["slowestMs"] ?? 0);
        document.body.dataset["slowestMs"] = String(Math.max(slowest, duration));
      }
    };
    const options = { type: "event", buffered: true, durationThreshold: 16 };
    new PerformanceObserver(note).observe(options);
  });
  const longestMs = await longestTaskWhile(browser, page, () => runThrough(page));
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => document.body.dataset["slowestMs"] ?? "0");
  await page.context().close();
  return { paintedMs: Number(slowest), longestMs };
}

/** Uses every control of the demo page, one after another. */
async function runThrough(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press(battleCard.generate);
  await page.locator('[data-generated="true"]').waitFor();
  await press(player.start);
  await page.waitForTimeout(effort(2000, 100));
  await press(player.pause);
  for (let step = 0; step < 10; step++) await press(player.forward);
  for (let step = 0; step < 5; step++) await page.getByRole("slider").press("ArrowLeft");
  await press(player.end);
  for (const box of await page.locator('input[name="updates"], input[name="defaults"]').all())
    await box.uncheck();
  await page.locator("#follow-up-body").pressSequentially("One line more.");
}

/** Heap growth from playing the call to its end many times on a fast clock. */
async function heapGrowthKib(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  const client = await context.newCDPSession(page);
  const play = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await page.getByRole("button", { name: player.fullCall }).click();
      await page.locator(`${PLAYER}[data-live]`).waitFor();
      const live = page.locator(`${PLAYER}[data-live]`);
      while ((await live.count()) > 0) await page.clock.runFor(STEP_MS);
    }
  };
  const heapBytes = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Runtime.getHeapUsage")).usedSize;
  };
  // The browser's own data grows at first, so twice as many rounds warm it up.
  await play(effort(2 * PLAYS, 0));
  const before = await heapBytes();
  await play(PLAYS);
  const after = await heapBytes();
  await context.close();
  return Math.round((after - before) / 1024);
}

async function openTouch(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  return page;
}
