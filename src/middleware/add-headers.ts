import { createMiddleware } from "hono/factory";

/** Sets the given headers on every answer that passes, errors included. What an answer has set itself stays. */
export function addHeaders(headers: Readonly<Record<string, string>>) {
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}
