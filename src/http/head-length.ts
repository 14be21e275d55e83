import { createMiddleware } from "hono/factory";

/** Gives HEAD the length of what GET would send (RFC 9110 §8.6); Bun would send 0, since Hono drops the body. */
export const headLength = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method !== "HEAD" || c.res.body === null) return;
  const { byteLength } = await c.res.clone().arrayBuffer();
  c.res.headers.set("content-length", String(byteLength));
});
