import { CHROMIUM_MISSING, findChromium } from "../../support/chromium";
import { tempFolder } from "../../support/temp";

type Answer = {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo?: { type: string } };
  result?: unknown;
};
type Evaluated<T> = { result: { value: T } };

/** A page that has not answered for this long is gone. */
const GONE_MS = 5_000;

/** A tab of a Chromium of its own. */
export type Tab = {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  /** Undefined if the page goes away meanwhile. */
  evaluate: <T>(script: string) => Promise<T | undefined>;
  close: () => Promise<void>;
};

/**
 * Opens a tab without Playwright, with which Chromium prerenders nothing and waits less before it paints. Attached to the tab
 * instead of its page, because the page is another one after a prerendered page opens.
 */
export async function openTab(address: string): Promise<Tab> {
  const executable = findChromium();
  if (executable === undefined) throw new Error(CHROMIUM_MISSING);
  const browser = Bun.spawn(
    [
      executable,
      "--headless=new",
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--remote-debugging-port=0",
      `--user-data-dir=${tempFolder()}`,
      "--window-size=1280,800",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await debuggingAddress(browser.stderr));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (result: unknown) => void>();
  /** The page that shows, then those being prerendered. */
  const pages: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Answer;
    if (id !== undefined) waiting.get(id)?.(result);
    else if (params.targetInfo?.type === "page" && method === "Target.attachedToTarget")
      pages.push(params.sessionId);
    else if (method === "Target.detachedFromTarget" && pages.includes(params.sessionId))
      pages.splice(pages.indexOf(params.sessionId), 1);
  });
  let sent = 0;
  const call = (method: string, params: Record<string, unknown>, sessionId?: string) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params, sessionId }));
    });
  const target = await call("Target.createTarget", { url: address, forTab: true });
  const tab = await call("Target.attachToTarget", { ...(target as object), flatten: true });
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call("Target.setAutoAttach", all, (tab as { sessionId: string }).sessionId);
  const send: Tab["send"] = (method, params) => call(method, params, pages[0]);
  return {
    send,
    evaluate: async <T>(expression: string) => {
      const answer = send("Runtime.evaluate", { expression, returnByValue: true });
      const given = await Promise.race([answer, Bun.sleep(GONE_MS)]);
      return (given as Evaluated<T> | undefined)?.result.value;
    },
    close: async () => {
      browser.kill();
      await browser.exited;
    },
  };
}

/** The address that Chromium prints when it can be told what to do. */
async function debuggingAddress(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += new TextDecoder().decode(part);
    const address = /ws:\S+/.exec(text)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium ended. ${text}`);
}
