import { type Browser, chromium, type CDPSession, type Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { CHROMIUM_MISSING, findChromium } from "../support/chromium";
import { longestTaskMs } from "./longest-task";
import type { Served } from "./process";
import { median, type Row } from "./table";

const ROUNDS = 5;
const SLOWER = 4;
const OPENINGS = 50;

/** Sleeping controls, and what a tap on them brings into sight: CSS opens a menu, and the chat's button turns busy. */
const SLEEPERS = [
  { name: "menu", control: ".site-bar button", answer: ".menu-panel" },
  {
    name: "chat's button",
    control: "[data-island=chat] > button",
    answer: "[data-island=chat][data-held]",
  },
];

/** What a visitor's hand feels, in Chromium: the first tap, the quiet before it, and what opening menus leaves behind. */
export async function measureBrowser({ port }: Served): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const home = `http://127.0.0.1:${port}${paths.home.path}`;
  const rows: Row[] = [];
  for (const sleeper of SLEEPERS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timeFirstTap(browser, home, sleeper));
    rows.push([
      `First tap on the sleeping ${sleeper.name}, slowed ${SLOWER} times`,
      `${median(times).toFixed(0)} ms`,
      "",
      "≤ 200 ms",
    ]);
  }
  const chat = { control: "[data-island=chat] > button", answer: ".chat-panel" };
  const opened = await timeFirstTap(browser, home, chat);
  rows.push([
    "The chat is open after that tap, its code fetched",
    `${opened.toFixed(0)} ms`,
    "",
    "",
  ]);
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) tasks.push(await longestTaskMs(browser, home));
  const task = `${median(tasks).toFixed(0)} ms`;
  rows.push(["Longest task before the first input, processor time", task, "", "≤ 50 ms"]);
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

/** From the finger to the frame that shows the answer, on a page whose code has not been asked for. */
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

/** What is still held after every menu was opened and closed many times. A browser's own notes grow at first, so as many come before. */
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
  await playMenus(2 * OPENINGS);
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
