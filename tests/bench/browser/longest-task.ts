import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU time. */
  tdur?: number;
  args: { name?: string };
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

/** The longest task of a page's main thread during an action, in CPU time, since others share the machine. */
export async function longestTaskWhile(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const trace = new TextDecoder().decode(await browser.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const isMain = (event: TraceEvent) =>
    traceEvents.some(
      ({ name, args, pid, tid }) =>
        name === "thread_name" &&
        args.name === "CrRendererMain" &&
        pid === event.pid &&
        tid === event.tid,
    );
  const tasks = traceEvents.filter(({ name }) => name.endsWith("RunTask")).filter(isMain);
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}
