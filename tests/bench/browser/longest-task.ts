import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU time. */
  tdur?: number;
};

/** The longest task of a page's main thread until it is idle, on a processor `slowdown` times as slow. */
export async function longestTaskMs(
  browser: Browser,
  address: string,
  slowdown = 1,
): Promise<number> {
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const longest = await longestTaskWhile(browser, page, () =>
    page.goto(address, { waitUntil: "networkidle" }),
  );
  await page.close();
  return longest;
}

/** Marks the page's process in a trace: Chromium draws parts of its own window in processes like it. */
const MARK = "longest task";

/** The longest task of a page's main thread during an action, in CPU time, since others share the machine. */
export async function longestTaskWhile(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ["toplevel", "blink.user_timing"],
  });
  await act();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const trace = new TextDecoder().decode(await browser.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(({ name }) => name === MARK);
  const durations = traceEvents
    .filter(
      ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main.tid,
    )
    .map(({ tdur }) => (tdur ?? 0) / 1000);
  return Math.max(...durations);
}
