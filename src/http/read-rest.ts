import { createMiddleware } from "hono/factory";

/**
 * Reads the body of a request that was refused without it, if it is no longer than `maxBytes`. A connection that closes
 * with unread bytes is reset, and the client loses the end of the response.
 */
export const readRest = (maxBytes: number) =>
  createMiddleware(async (c, next) => {
    await next();
    const { raw } = c.req;
    const length = Number(raw.headers.get("content-length") ?? 0);
    if (length === 0 || length > maxBytes || raw.bodyUsed) return;
    await raw.arrayBuffer().catch(() => {});
  });
