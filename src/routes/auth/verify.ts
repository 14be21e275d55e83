import { Hono } from "hono";
import { z } from "zod";
import type { TokenPurpose } from "../../../db/auth-proof-schema";
import { dropOneTimeTokens, type OneTimeToken } from "../../../db/auth/one-time-tokens";
import { addAuditEvent } from "../../../db/auth/audit";
import { findUserByEmail, updateUser } from "../../../db/auth/users";
import type { Queries } from "../../../db/pool";
import type { AuthApp, AuthContext, AuthDependencies } from "../../auth/auth-context";
import { AuthError } from "../../auth/auth-error";
import { limitAddress } from "../../auth/limits";
import { takeCode, takeLink } from "../../auth/one-time";
import { openSession, sessionJson } from "../../auth/open-session";
import { email, readJson, text } from "../../auth/read-json";
import { redirectTarget } from "../../auth/redirect-target";

/** The client's names of what we call purposes. */
const purposes = {
  recovery: "recovery",
  signup: "confirmation",
  confirmation: "confirmation",
  email: "otp",
  otp: "otp",
  magiclink: "otp",
  email_change: "email_change",
} as const satisfies Record<string, TokenPurpose>;

const type = z.enum(Object.keys(purposes) as (keyof typeof purposes)[]);
const verifyFields = z.object({
  type,
  token: text.max(256).optional(),
  token_hash: text.max(256).optional(),
  email: email.optional(),
});

/** Opens what a message's link or code stands for, once, and answers with a session. */
export const verifyRoutes = new Hono<AuthApp>()
  .post("/verify", async (c) => {
    const fields = await readJson(c, verifyFields);
    await limitAddress(c, "verify");
    const purpose = purposes[fields.type];
    const { token_hash: link, token: code, email: address } = fields;
    if (link !== undefined)
      return c.json(await open(c, (tx) => takeLink(tx, c.var.auth.secret, link, purpose)));
    if (code === undefined || address === undefined)
      throw new AuthError("validation_failed", {
        message: "Verify requires either a token or a token hash",
      });
    return c.json(await open(c, (tx) => takeByCode(tx, c.var.auth, purpose, address, code)));
  })
  .get("/verify", async (c) => {
    const target = redirectTarget(c.var.auth.siteUrl, c.req.query("redirect_to"));
    const kind = type.safeParse(c.req.query("type")).data;
    const token = c.req.query("token") ?? "";
    try {
      await limitAddress(c, "verify");
      if (kind === undefined) throw new AuthError("otp_expired");
      const session = await open(c, (tx) => takeLink(tx, c.var.auth.secret, token, purposes[kind]));
      return c.redirect(`${target}#${sessionFragment(session, kind)}`, 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return c.redirect(`${target}#${errorFragment(error)}`, 303);
    }
  });

/** Takes the token and opens a session in one transaction; `otp_expired` for whatever is not good. */
async function open(
  c: AuthContext,
  take: (tx: Queries) => Promise<OneTimeToken | undefined>,
): Promise<Record<string, unknown>> {
  const { auth } = c.var;
  const opened = await auth.database.run((db) =>
    db.transaction(async (tx) => {
      const token = await take(tx);
      if (token === undefined) return undefined;
      const { userId, purpose, email: address } = token;
      const changes = purpose === "email_change" ? { email: address, newEmail: null } : {};
      await updateUser(tx, userId, { ...changes, emailConfirmedAt: new Date() });
      await dropOneTimeTokens(tx, userId);
      await addAuditEvent(tx, `verified_${purpose}`, userId);
      return openSession(tx, auth, userId, purpose === "recovery" ? "recovery" : "otp");
    }),
  );
  if (opened === undefined) throw new AuthError("otp_expired");
  return sessionJson(auth, opened);
}

async function takeByCode(
  tx: Queries,
  { secret }: AuthDependencies,
  purpose: TokenPurpose,
  address: string,
  code: string,
): Promise<OneTimeToken | undefined> {
  const user = await findUserByEmail(tx, address);
  return user && takeCode(tx, secret, { userId: user.id, purpose }, code);
}

function sessionFragment(session: Record<string, unknown>, kind: string): URLSearchParams {
  const names = ["access_token", "expires_at", "expires_in", "refresh_token"];
  const shown = Object.fromEntries(names.map((name) => [name, String(session[name])]));
  return new URLSearchParams({ ...shown, sb: "", token_type: "bearer", type: kind });
}

function errorFragment({ code, message }: AuthError): URLSearchParams {
  return new URLSearchParams({
    error: "access_denied",
    error_code: code,
    error_description: message,
    sb: "",
  });
}
