import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { App, Context, Dependencies } from "./context";
import { answerFinished } from "./finished";
import type { Finished } from "./finished";
import { createIds } from "./log";
import { addHeaders } from "./middleware/add-headers";
import { hasOneHost, oneHost } from "./middleware/one-host";
import { requestLog } from "./middleware/request-log";
import { sameOrigin } from "./middleware/same-origin";
import type { PageCache } from "./page-cache";
import { refuse } from "./refuse";
import { machine } from "./routes/machine";
import { newsletter } from "./routes/newsletter";
import { answerNotFound, pageRoutes } from "./routes/pages";

const BODY_BYTES_MOST = 16 * 1024;

/** What is answered without passing through Hono: finished pages, and built files by address. */
export type Shelf = {
  pages: PageCache;
  assets: ReadonlyMap<string, Finished>;
  securityHeaders: Record<string, string>;
};

/** The whole site as a function of its dependencies. `fetch` is what Bun.serve calls; tests use `request`. */
export function createApp(dependencies: Dependencies, shelf: Shelf) {
  const nextId = createIds();
  const { pages, assets, securityHeaders } = shelf;

  const app = new Hono<App>();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(dependencies))
      c.set(name as keyof Dependencies, value);
    await next();
  });
  app.use(requestLog(nextId), addHeaders(securityHeaders), oneHost);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        refuse(c as Context, "method_not_allowed", { Allow: methods.join(", ") }),
    }),
  );
  app.use(sameOrigin);
  app.use(
    bodyLimit({ maxSize: BODY_BYTES_MOST, onError: (c) => refuse(c as Context, "too_large") }),
  );
  app.route("/", pageRoutes(pages));
  app.route("/", newsletter);
  app.route("/", machine);
  app.notFound((c) => answerNotFound(c, pages));
  app.onError(answerError);

  /** Finished answers leave here: reading a map is all that a page costs once it was rendered. */
  const fetch = (request: Request): Response | Promise<Response> => {
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") return app.fetch(request);
    const started = performance.now();
    const path = url.slice(url.indexOf("/", 8));
    const finished = pages.get(path) ?? assets.get(path);
    if (finished === undefined || !hasOneHost(request)) return app.fetch(request);
    const response = answerFinished(request, finished);
    const ms = performance.now() - started;
    dependencies.log.request({ id: nextId(), method, route: path, status: response.status, ms });
    return response;
  };

  const request = (path: string, init?: RequestInit) =>
    fetch(new Request(new URL(path, dependencies.siteUrl), init));

  return { fetch, request };
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof HTTPException && error.status === 400)
    return refuse(c, error.message.includes("JSON") ? "bad_json" : "bad_form");
  c.var.log.event("error", "request failed", {
    id: c.var.requestId,
    error: error.name,
    stack: framesOf(error),
  });
  return refuse(c, "server_error");
}

/** Where it broke, without the message: a database's holds what a visitor typed. */
function framesOf(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines
    .filter((line) => line.startsWith("    at "))
    .slice(0, 5)
    .join("");
}
