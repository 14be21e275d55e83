import { createMiddleware } from "hono/factory";

/** Sets the given headers on every answer that passes, errors included. */
export function addHeaders(headers: Record<string, string>) {
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });
}
