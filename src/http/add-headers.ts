import { createMiddleware } from "hono/factory";

/** Sets the given headers on every answer that passes, errors included. What an answer has set itself stays. */
export function addHeaders(headers: Readonly<Record<string, string>>) {
  const all = Object.entries(headers);
  return createMiddleware(async (c, next) => {
    await next();
    const { headers: own } = c.res;
    for (const [name, value] of all) if (!own.has(name)) own.set(name, value);
  });
}
