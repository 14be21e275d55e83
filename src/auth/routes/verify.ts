import { Hono } from "hono";
import { z } from "zod";
import type { OneTimeToken } from "../../../db/auth/one-time-tokens";
import { type Proof, provePassword, verifyToken } from "../tokens/verify-token";
import type { AuthApp, AuthContext } from "../auth-context";
import { AuthError } from "../auth-error";
import { BAD_LINK, FIRST_LINK_ACCEPTED, followLink } from "../tokens/follow-link";
import { limitAddress, limitCode } from "../limits";
import { linkType, purposesOf } from "../tokens/link-type";
import { findLink, findTypedCode } from "../tokens/one-time";
import { openSessionOf, sessionJson } from "../sessions/open-session";
import { email, password, readJson, text } from "../read-json";

const verifyFields = z.object({
  type: linkType,
  token: text.max(256).optional(),
  token_hash: text.max(256).optional(),
  email: email.optional(),
  /** Of the sign-up that is confirmed. Not part of GoTrue's API; auth-js passes it on. */
  password: password.optional(),
});

/** Verifies a link or code from a message, once, and returns a session. */
export const verifyRoutes = new Hono<AuthApp>()
  .post("/verify", async (c) => {
    await limitAddress(c, "verify");
    const fields = await readJson(c, verifyFields);
    const { database, secret } = c.var.auth;
    const purposes = purposesOf(fields.type);
    const { token_hash: link, token: code, email: address, password: word } = fields;
    if (link !== undefined) {
      const found = await database.run((db) => findLink(db, secret, link, purposes));
      return c.json(await open(c, found, await provePassword(found, word, "none"), BAD_LINK));
    }
    if (code === undefined || address === undefined)
      throw new AuthError("validation_failed", {
        message: "Verify requires either a token or a token hash",
      });
    const found = await findTypedCode(c.var.auth, { email: address, purposes }, code, (userId) =>
      limitCode(c.var.auth, c.req.raw, address, userId),
    );
    return c.json(await open(c, found, await provePassword(found, word, "code")));
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
  found: OneTimeToken | undefined,
  proof: Proof,
  message?: string,
): Promise<Record<string, unknown>> {
  const { auth } = c.var;
  const opened = await auth.database.run((db) =>
    db.transaction(async (tx) => {
      const accepted = await verifyToken(tx, auth, found, proof);
      return typeof accepted === "object" ? openSessionOf(tx, auth, c.req.raw, accepted) : accepted;
    }),
  );
  if (opened === undefined) throw new AuthError("otp_expired", message ? { message } : {});
  return opened === "oneOfTwo" ? FIRST_LINK_ACCEPTED : sessionJson(auth, opened);
}
