import { createMiddleware } from "hono/factory";

/** Sets these headers on every response that has not set them itself, errors included. */
export function addHeaders(headers: Readonly<Record<string, string>>) {
  const all = Object.entries(headers);
  return createMiddleware(async (c, next) => {
    await next();
    const { headers: own } = c.res;
    for (const [name, value] of all) if (!own.has(name)) own.set(name, value);
  });
}
