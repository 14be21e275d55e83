import { Hono } from "hono";
import { z } from "zod";
import type { OneTimeToken } from "../../../db/auth/one-time-tokens";
import type { Queries } from "../../../db/connection/pool";
import { verifyToken } from "../tokens/verify-token";
import type { AuthApp, AuthContext } from "../auth-context";
import { AuthError } from "../auth-error";
import { BAD_LINK, FIRST_LINK_ACCEPTED, followLink } from "../tokens/follow-link";
import { limitAddress, limitCode } from "../limits";
import { linkType, purposesOf } from "../tokens/link-type";
import { consumeLink, consumeTypedCode } from "../tokens/one-time";
import { openSessionOf, sessionJson } from "../sessions/open-session";
import { email, readJson, text } from "../read-json";

const verifyFields = z.object({
  type: linkType,
  token: text.max(256).optional(),
  token_hash: text.max(256).optional(),
  email: email.optional(),
});

/** Verifies a link or code from a message, once, and returns a session. */
export const verifyRoutes = new Hono<AuthApp>()
  .post("/verify", async (c) => {
    await limitAddress(c, "verify");
    const fields = await readJson(c, verifyFields);
    const { secret } = c.var.auth;
    const purposes = purposesOf(fields.type);
    const { token_hash: link, token: code, email: address } = fields;
    if (link !== undefined)
      return c.json(await open(c, (tx) => consumeLink(tx, secret, link, purposes), BAD_LINK));
    if (code === undefined || address === undefined)
      throw new AuthError("validation_failed", {
        message: "Verify requires either a token or a token hash",
      });
    await limitCode(c.var.auth, address);
    return c.json(await open(c, (tx) => consumeTypedCode(tx, secret, purposes, address, code)));
  })
  // For clients that build the address themselves; our messages link to a page that asks for a click.
  .get("/verify", async (c) => {
    // Link scanners send HEAD.
    if (c.req.method === "HEAD") return c.body(null);
    const { token = "", type, redirect_to: redirectTo } = c.req.query();
    const { location } = await followLink(c.var.auth, c.req.raw, { token, type, redirectTo });
    return c.redirect(location, 303);
  });

/** Responds with a session, or says that the other confirmation is missing. `otp_expired` if nothing matched. */
async function open(
  c: AuthContext,
  take: (tx: Queries) => Promise<OneTimeToken | undefined>,
  message?: string,
): Promise<Record<string, unknown>> {
  const { auth } = c.var;
  const opened = await auth.database.run((db) =>
    db.transaction(async (tx) => {
      const accepted = await verifyToken(tx, auth, take);
      return typeof accepted === "object" ? openSessionOf(tx, auth, c.req.raw, accepted) : accepted;
    }),
  );
  if (opened === undefined) throw new AuthError("otp_expired", message ? { message } : {});
  return opened === "oneOfTwo" ? FIRST_LINK_ACCEPTED : sessionJson(auth, opened);
}
