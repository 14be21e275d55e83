import { Hono } from "hono";
import { renderSVG } from "uqr";
import { z } from "zod";
import { addAuditEvent } from "../../../db/auth/audit";
import {
  addChallenge,
  addFactor,
  findFactor,
  removeChallenge,
  removeFactor,
  tryChallenge,
} from "../../../db/auth/factors";
import { findRole } from "../../../db/auth/profiles";
import { downgradeSessions } from "../../../db/auth/sessions";
import type { Factor } from "../../../db/auth/users";
import type { AuthApp, AuthContext, AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { type Caller, requireCaller } from "../sessions/bearer";
import { REMOVABLE_MS } from "../../../views/content/removable-factor";
import { addressKey, limitAddress, limitCurrentPassword, limitFactor } from "../limits";
import { checkPassword } from "../passwords/passwords";
import { isNonceRight } from "../tokens/nonce";
import { sessionJson, issueRefreshToken } from "../sessions/open-session";
import { line, password, readJson, text } from "../read-json";
import { newTotpSecret, totpUri } from "../passwords/totp";
import { takeCode } from "../sessions/take-code";

const MAX_FACTORS = 10;
const CHALLENGE_MS = 300_000;
const MAX_TRIES = 5;

/** How long a sign-in counts as having just given the password. */
const FRESH_SECONDS = 10 * 60;

const newFactor = z.object({
  factor_type: z.enum(["totp", "phone", "webauthn"], "factor_type needs to be totp"),
  friendly_name: line(100).default(""),
  issuer: line(100).optional(),
  /** Not part of GoTrue's API: what older sessions need. */
  password: password.optional(),
  nonce: text.max(64).optional(),
});
const proof = z.object({ challenge_id: z.uuid(), code: text.max(16) });

/** Second factors: codes of an authenticator app. */
export const factorRoutes = new Hono<AuthApp>()
  .post("/factors", async (c) => {
    const { auth } = c.var;
    const { account, session } = await requireCaller(c);
    const fields = await readJson(c, newFactor);
    const { factor_type: type } = fields;
    if (type !== "totp") throw new AuthError(`mfa_${type}_enroll_not_enabled`);
    const { factors, user } = account;
    if (factors.some(({ isVerified }) => isVerified) && session.aal !== "aal2")
      throw new AuthError("insufficient_aal");
    if (factors.length >= MAX_FACTORS) throw new AuthError("too_many_enrolled_mfa_factors");
    await requireFresh(c, { account, session }, fields);
    const { friendly_name: friendlyName, issuer = new URL(auth.siteUrl).host } = fields;
    if (friendlyName !== "" && factors.some((factor) => factor.friendlyName === friendlyName))
      throw new AuthError("mfa_factor_name_conflict");
    const secret = newTotpSecret();
    const sealedSecret = auth.secret.encrypt(secret);
    const { id } = await auth.database.run((db) =>
      addFactor(db, { userId: user.id, friendlyName, sealedSecret }),
    );
    const uri = totpUri(secret, issuer, user.email);
    const totp = { qr_code: renderSVG(uri), secret, uri };
    return c.json({ id, type: "totp", friendly_name: friendlyName, totp });
  })
  .post("/factors/:id/challenge", async (c) => {
    const { factor } = await requireFactor(c);
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    const asked = { factorId: factor.id, expiresAt, addressKey: addressKey(c) };
    const { id } = await c.var.auth.database.run((db) => addChallenge(db, asked));
    return c.json({ id, type: "totp", expires_at: Math.floor(Number(expiresAt) / 1000) });
  })
  .post("/factors/:id/verify", async (c) => {
    const { auth } = c.var;
    const { factor, session, account } = await requireFactor(c);
    await limitAddress(c, "factor");
    await limitFactor(auth, c.req.raw, factor.id, account.user.id);
    const { challenge_id: challengeId, code } = await readJson(c, proof);
    await requireOpenChallenge(c, challengeId, factor);
    const opened = await auth.database.run((db) =>
      db.transaction(async (tx) => {
        const refreshNumber = session.refreshNumber + 2;
        const raised = await takeCode(
          tx,
          { auth, request: c.req.raw, account, factor, session, code },
          { refreshNumber },
        );
        if (raised === undefined) return undefined;
        await removeChallenge(tx, challengeId);
        return { session: raised, refreshToken: await issueRefreshToken(tx, raised) };
      }),
    );
    if (opened === undefined) throw new AuthError("mfa_verification_failed");
    return c.json(await sessionJson(auth, opened));
  })
  .delete("/factors/:id", async (c) => {
    const { auth } = c.var;
    const { factor, session, account } = await requireFactor(c);
    if (factor.isVerified && session.aal !== "aal2" && !(await isRemovable(auth, factor, session)))
      throw new AuthError("insufficient_aal", {
        status: 422,
        message: "AAL2 required to unenroll verified factor",
      });
    await auth.database.run((db) =>
      db.transaction(async (tx) => {
        await removeFactor(tx, factor.id);
        await addAuditEvent(tx, "second_factor_removed", session.userId);
        if (!factor.isVerified) return;
        await downgradeSessions(tx, session.userId);
        const { email: to, id: userId } = account.user;
        await auth.mail(tx, { to, userId, purpose: "factor_removed" });
      }),
    );
    return c.json({ id: factor.id });
  });

/**
 * Requires that the caller signed in within ten minutes, or gives the password or a code from `GET /reauthenticate`: a
 * stolen session must not be enough to lock the owner out. Throws `reauthentication_needed`.
 */
async function requireFresh(
  c: AuthContext,
  { account: { user }, session }: Pick<Caller, "account" | "session">,
  { password: word, nonce }: z.output<typeof newFactor>,
): Promise<void> {
  const since = Date.now() / 1000 - FRESH_SECONDS;
  if (session.methods.some(({ timestamp }) => timestamp > since)) return;
  if (await isNonceRight(c, user, nonce)) return;
  if (word === undefined) throw new AuthError("reauthentication_needed", ENROLL);
  await limitCurrentPassword(c.var.auth, user.id);
  if (!(await checkPassword(word, user.passwordHash)).isRight)
    throw new AuthError("current_password_invalid");
}

const ENROLL = {
  message:
    "Adding a second factor needs a sign-in within the last ten minutes, the password or a nonce",
};

/** A recovery link removes a new factor of a user. Admins ask an operator. */
async function isRemovable(
  { database }: AuthDependencies,
  { createdAt }: Factor,
  { methods, userId }: Caller["session"],
): Promise<boolean> {
  const isNew = Date.now() - Number(createdAt) < REMOVABLE_MS;
  if (!isNew || !methods.some(({ method }) => method === "recovery")) return false;
  return (await database.run((db) => findRole(db, userId))) === "user";
}

async function requireFactor(c: AuthContext): Promise<Caller & { factor: Factor }> {
  const caller = await requireCaller(c);
  const id = z.uuid().safeParse(c.req.param("id")).data;
  const factor =
    id && (await c.var.auth.database.run((db) => findFactor(db, caller.claims.sub, id)));
  if (!factor) throw new AuthError("mfa_factor_not_found");
  return { ...caller, factor };
}

/** Requires an unexpired challenge of this factor with at most five tries. */
async function requireOpenChallenge(c: AuthContext, id: string, { id: factorId }: Factor) {
  const challenge = await c.var.auth.database.run((db) => tryChallenge(db, id, factorId));
  if (challenge === undefined)
    throw new AuthError("mfa_factor_not_found", {
      message: "MFA factor with the provided challenge ID not found",
    });
  if (challenge.addressKey !== addressKey(c)) throw new AuthError("mfa_ip_address_mismatch");
  if (challenge.expiresAt < new Date()) throw new AuthError("mfa_challenge_expired");
  if (challenge.tries > MAX_TRIES) throw new AuthError("mfa_verification_failed");
}
