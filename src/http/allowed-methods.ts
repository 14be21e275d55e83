import type { Router } from "hono/router";
import { METHODS } from "hono/router";

/** What a Hono app stores of each route that is needed here. */
type Routed = { router: Pick<Router<[unknown, { method: string }]>, "match"> };

/**
 * The methods of the routes at a path, as an Allow header lists them. Middleware and `all()` routes do not count; HEAD
 * comes with GET.
 */
export function allowedMethods({ router }: Routed, path: string): string[] {
  return METHODS.map((method) => method.toUpperCase())
    .filter((method) =>
      router.match(method, path)[0].some(([[, route]]) => route.method === method),
    )
    .flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
}
