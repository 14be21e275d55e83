import { nextTurn } from "../../db/connection/turns";
import type { AssetMap } from "./static-files";
import { respondStatic } from "./static-response";
import type { Log } from "../log";
import { hasOneHost } from "../http/has-one-host";
import type { PageCache } from "./page-cache";
import { loadModule } from "../load-module";

/** Ready responses: pages, and built files by address. */
type StaticFiles = { pages: PageCache; assets: AssetMap };

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Handles requests that have a ready response, so a page costs one map lookup. Everything else goes to the app, which
 * is loaded on first use: a server that only serves pages loads neither React nor Hono.
 */
export function createStaticHandler(
  { pages, assets }: StaticFiles,
  { log, nextId }: { log: Log; nextId: () => string },
  loadApp: () => { fetch: Fetch },
): Fetch {
  let app: { fetch: Fetch } | undefined;
  const pass = (request: Request) => (app ??= loadModule(loadApp)).fetch(request);

  return (received) => {
    const request = received.url.startsWith("/") ? withAddress(received) : received;
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") return nextTurn().then(() => pass(request));
    const started = performance.now();
    const path = withoutCampaign(url.slice(url.indexOf("/", 8)));
    const ready = pages.get(path) ?? assets.get(path);
    if (ready === undefined || !hasOneHost(request)) return pass(request);
    const response = respondStatic(request, ready);
    const ms = performance.now() - started;
    log.request({ id: nextId(), method, route: path, status: response.status, ms });
    return response;
  };
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
