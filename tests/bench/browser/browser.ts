import type { Browser, CDPSession, Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { effort } from "../effort";
import { launchBrowser } from "./launch-browser";
import { longestTaskMs } from "./longest-task";
import type { Served } from "../process";
import { median, type Row } from "../table";

const ROUNDS = effort(5);
const SLOWER = effort(4);
const OPENINGS = effort(50, 2);

/** Controls before hydration, and what a tap shows: CSS opens the menu, and the chat button becomes busy. */
const UNHYDRATED = [
  { name: "menu", control: ".site-bar button", answer: ".menu-panel" },
  {
    name: "chat button",
    control: "[data-island=chat] > button",
    answer: "[data-island=chat][data-held]",
  },
];

/** Measures in Chromium: the first tap, the longest task before it, and heap growth from opening menus. */
export async function measureBrowser({ port }: Served): Promise<Row[]> {
  const browser = await launchBrowser();
  const home = `http://127.0.0.1:${port}${paths.home.path}`;
  const rows: Row[] = [];
  for (const control of UNHYDRATED) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timeFirstTap(browser, home, control));
    rows.push([
      `First tap on the unhydrated ${control.name}, ${SLOWER}× slowdown`,
      `${median(times).toFixed(0)} ms`,
      "",
      "≤ 200 ms",
    ]);
  }
  const chat = { control: "[data-island=chat] > button", answer: ".chat-panel" };
  const opened = await timeFirstTap(browser, home, chat);
  rows.push(["Chat open after that tap, code fetched", `${opened.toFixed(0)} ms`, "", ""]);
  const longest = "Longest task before the first input";
  for (const { slowdown, name, target } of [
    { slowdown: 1, name: `${longest}, processor time`, target: "≤ 50 ms" },
    { slowdown: SLOWER, name: `${longest}, ${SLOWER}× slowdown`, target: "≤ 100 ms" },
  ]) {
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      tasks.push(await longestTaskMs(browser, home, slowdown));
    rows.push([name, `${median(tasks).toFixed(0)} ms`, "", target]);
  }
  const growth = await heapGrowth(browser, home);
  rows.push([
    `Heap growth over ${OPENINGS} openings of each menu`,
    `${growth} KiB`,
    "",
    "≤ 64 KiB",
  ]);
  await browser.close();
  return rows;
}

/** The time from the tap to the frame that shows its effect, on a page without its lazy scripts. */
async function timeFirstTap(
  browser: Browser,
  address: string,
  { control, answer }: { control: string; answer: string },
): Promise<number> {
  const { page, client, close } = await open(browser, address);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate((selector) => {
    document.addEventListener(
      "touchstart",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          else document.body.dataset["answeredMs"] ??= String(performance.now() - timeStamp);
        };
        look();
      },
      { capture: true, once: true },
    );
  }, answer);
  await page.locator(control).first().tap();
  const body = page.locator("body[data-answered-ms]");
  const time = Number(await body.getAttribute("data-answered-ms"));
  await close();
  return time;
}

/** Heap growth from opening and closing every menu many times, after as many warm-up rounds. */
async function heapGrowth(browser: Browser, address: string): Promise<number> {
  const { page, client, close } = await open(browser, address);
  const playMenus = async (times: number) => {
    for (const button of await page.locator(".site-bar button").all()) {
      await button.focus();
      for (let time = 0; time < times; time++) {
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Escape");
      }
    }
  };
  await playMenus(effort(2 * OPENINGS, 0));
  const before = await heapBytes(client);
  await playMenus(OPENINGS);
  const after = await heapBytes(client);
  await close();
  return Math.round((after - before) / 1024);
}

async function heapBytes(client: CDPSession): Promise<number> {
  await client.send("HeapProfiler.collectGarbage");
  return (await client.send("Runtime.getHeapUsage")).usedSize;
}

async function open(
  browser: Browser,
  address: string,
): Promise<{ page: Page; client: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: "networkidle" });
  return { page, client, close: () => context.close() };
}
