import type { Page } from "@playwright/test";

declare global {
  interface Window {
    reportViolation: (what: string) => void;
  }
}

/** Faults and requests of a page. The lists grow while it is used. */
type PageActivity = { faults: string[]; requests: string[] };

/** Watches a page, which must not be open yet; `origin` is the only one it may request. */
export async function watchPage(page: Page, origin: string): Promise<PageActivity> {
  const activity: PageActivity = { faults: [], requests: [] };
  const fault = (what: string) => activity.faults.push(what);
  page.on("pageerror", (error) => fault(`error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) fault(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    // The browser aborts pending requests when the page is left.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") fault(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    activity.requests.push(request.url());
    if (new URL(request.url()).origin !== origin) fault(`foreign: ${request.url()}`);
  });
  await page.exposeFunction("reportViolation", (what: string) => fault(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      window.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return activity;
}

/** Scrolls from top to bottom, one window at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
