import { Hono } from "hono";
import type { App, Context } from "../../context";
import { bearerToken } from "../sessions/bearer";
import { endpoints } from "../../paths";
import { RETRY_AFTER_SECONDS } from "../../http/headers";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";

/** Headers that supabase-js sends from other origins. */
const ALLOWED_HEADERS =
  "authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage";
const ALLOWED_METHODS = "GET, OPTIONS";
const METHODS = "GET, HEAD, OPTIONS";

/**
 * Returns the caller's profile and whether they are an admin. Accounts with a second factor are admins only in sessions
 * in which it was given; in others, `isFactorMissing` is true.
 */
export const session = new Hono<App>()
  .use(endpoints.session, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Vary", "Authorization, Origin");
  })
  .get(endpoints.session, async (c) => {
    const token = bearerToken(c.req.header("authorization"));
    if (token === undefined) return refuse(c, "Missing authorization header");
    try {
      const found = await c.env.auth.readSession(token);
      if (found === undefined) return refuse(c, "Invalid or expired session");
      const { profile, isFactorMissing } = found;
      const { id, email, role, createdAt } = profile;
      const shown = { id, email, role, created_at: createdAt.toISOString() };
      return c.json({
        profile: shown,
        isAdmin: role === "admin" && !isFactorMissing,
        isFactorMissing,
      });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return c.json({ code: 503, message: "The session cannot be checked now" }, 503, {
        "Retry-After": String(RETRY_AFTER_SECONDS),
      });
    }
  })
  .options(endpoints.session, (c) => {
    const origin = c.req.header("origin");
    if (origin === c.env.siteUrl) {
      c.header("Access-Control-Allow-Origin", origin);
      c.header("Access-Control-Allow-Headers", ALLOWED_HEADERS);
      c.header("Access-Control-Allow-Methods", ALLOWED_METHODS);
    }
    return c.body(null, 204);
  })
  .all(endpoints.session, (c) =>
    c.json({ code: 405, message: `Only ${METHODS} are taken here` }, 405, { Allow: METHODS }),
  );

function refuse(c: Context, message: string): Response {
  return c.json({ code: 401, message }, 401, { "WWW-Authenticate": "Bearer" });
}
