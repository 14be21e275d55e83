import { nextTurn } from "../../db/connection/turns";
import type { AssetMap } from "./static-files";
import { respondStatic } from "./static-response";
import type { Log } from "../log";
import { hasOneHost } from "../http/has-one-host";
import type { PageCache } from "./page-cache";
import { loadLate } from "./load-late";

/** What stands ready: finished pages, and built files by address. */
export type StaticFiles = { pages: PageCache; assets: AssetMap };

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * The front of the site: a finished answer leaves here, so that reading a map is all that a page costs once it was
 * rendered. Everything else goes to the app, which is loaded when it is first needed: a server that only shows
 * pages holds neither React nor Hono in memory.
 */
export function createStaticHandler(
  { pages, assets }: StaticFiles,
  { log, nextId }: { log: Log; nextId: () => string },
  loadApp: () => Promise<{ fetch: Fetch }>,
): Fetch {
  let loaded: Promise<{ fetch: Fetch }> | undefined;
  const load = () => {
    loaded ??= loadLate(loadApp);
    // The next request tries again.
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const pass = async (request: Request) => (await load()).fetch(request);

  return (received) => {
    const request = received.url.startsWith("/") ? withAddress(received) : received;
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") return nextTurn().then(() => pass(request));
    const started = performance.now();
    const path = url.slice(url.indexOf("/", 8));
    const finished = pages.get(path) ?? assets.get(path);
    if (finished === undefined || !hasOneHost(request)) return pass(request);
    const response = respondStatic(request, finished);
    const ms = performance.now() - started;
    log.request({ id: nextId(), method, route: path, status: response.status, ms });
    return response;
  };
}

/**
 * Bun gives a request without a host only a path for its address, which neither we nor Hono could take apart. Checks of
 * load balancers by HTTP/1.0 are such. Behind no proxy such a request's sender is not known any more.
 */
function withAddress(request: Request): Request {
  return new Request(`http://localhost${request.url}`, request);
}
