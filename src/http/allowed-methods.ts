import type { Router } from "hono/router";
import { METHODS } from "hono/router";

/** The part of a Hono app that is needed here. */
type Routed = { router: Pick<Router<[unknown, { method: string }]>, "match"> };

/**
 * Returns the methods of the routes at a path, for an Allow header. Middleware and `all()` routes do not count; HEAD
 * comes with GET.
 */
export function allowedMethods({ router }: Routed, path: string): string[] {
  return METHODS.map((method) => method.toUpperCase())
    .filter((method) =>
      router.match(method, path)[0].some(([[, route]]) => route.method === method),
    )
    .flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
}
