import { createMiddleware } from "hono/factory";
import type { App } from "../context";
import { refuse } from "../refuse";

/** Two Host headers arrive joined by a comma; proxies disagree about which one counts, so neither does. */
export function hasOneHost(request: Request): boolean {
  return request.headers.get("host")?.includes(",") !== true;
}

export const oneHost = createMiddleware<App>((c, next) =>
  hasOneHost(c.req.raw) ? next() : Promise.resolve(refuse(c, "bad_host")),
);
