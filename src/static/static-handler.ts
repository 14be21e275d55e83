import type { AssetMap } from "./static-files";
import { respondStatic } from "./static-response";
import type { Log } from "../log";
import { hasOneHost } from "../http/host-and-origin";
import type { PageCache } from "./page-cache";

/** Ready responses: pages, and built files by address. */
type StaticFiles = { pages: PageCache; assets: AssetMap };

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Handles requests that have a ready response, so a page costs one map lookup. Everything else goes to the app, of which
 * `getApp` loads the first time if the server has not yet.
 */
export function createStaticHandler(
  { pages, assets }: StaticFiles,
  { log, nextId }: { log: Log; nextId: () => string },
  getApp: () => { fetch: Fetch },
): Fetch {
  return (received) => {
    const request = received.url.startsWith("/") ? withAddress(received) : received;
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD")
      return nextTurn().then(() => getApp().fetch(request));
    const started = performance.now();
    const path = withoutCampaign(url.slice(url.indexOf("/", 8)));
    const ready = pages.get(path) ?? assets.get(path);
    if (ready === undefined || !hasOneHost(request)) return getApp().fetch(request);
    const response = respondStatic(request, ready);
    const ms = performance.now() - started;
    log.request({ id: nextId(), method, route: path, status: response.status, ms });
    return response;
  };
}

/** A page waits for at most this many, about 0.2 ms; one per turn would cost a tenth more. */
const POSTS_A_TURN = 4;

const waiting: (() => void)[] = [];
let isTurning = false;

/**
 * Resolves when a post may start. Few start per turn of the event loop, in order, so that pages are served in between,
 * however many posts arrive at once.
 */
export function nextTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  });
}

function turn() {
  for (const begin of waiting.splice(0, POSTS_A_TURN)) begin();
  isTurning = waiting.length > 0;
  if (isTurning) setImmediate(turn);
}

/** Removes the query if it has only campaign parameters, which no page reads. */
function withoutCampaign(path: string): string {
  const start = path.indexOf("?");
  return start !== -1 && CAMPAIGN_QUERY.test(path.slice(start + 1)) ? path.slice(0, start) : path;
}

const CAMPAIGN_QUERY = /^utm_[^&]*(?:&utm_[^&]*)*$/;

/**
 * Bun sets `url` to a path if a request has no Host header, such as health checks with HTTP/1.0, and neither we nor
 * Hono can parse that. The new request loses the client's address unless a proxy sends it.
 */
function withAddress(request: Request): Request {
  return new Request(`http://localhost${request.url}`, request);
}
