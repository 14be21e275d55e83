import { Hono } from "hono";
import { z } from "zod";
import { findUserToSignIn } from "../../../db/auth/users";
import { terms } from "../../../db/schema/retention";
import { accountJson } from "../sessions/account-json";
import type { AuthApp, AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { checkPassword, hashPassword, requireGoodPassword } from "../passwords/passwords";
import { pkceFields, readChallenge } from "../tokens/pkce";
import { newEmail, password, readJson, userData } from "../read-json";
import { sendToken } from "../tokens/send-token";
import { limitAddress } from "../limits";
import type { Secret } from "../../secrets/secret";
import { formatUuid } from "../../secrets/format-uuid";

const fields = z.object({
  email: newEmail.optional(),
  password: password.optional(),
  data: userData.default({}),
  ...pkceFields,
});

/** Creates an account if sign-up is open, and mails a confirmation link. */
export const signupRoutes = new Hono<AuthApp>().post("/signup", async (c) => {
  const { auth } = c.var;
  await limitAddress(c, "signup");
  const asked = await readJson(c, fields);
  const { email: to, password: word = "", data: userMetadata } = asked;
  if (to === undefined) throw new AuthError("anonymous_provider_disabled");
  if (!auth.isSignupOpen) throw new AuthError("signup_disabled");
  const codeChallenge = readChallenge(asked);
  requireGoodPassword(word);
  await limitAddress(c, "mail");
  const signUp = { passwordHash: await hashSignUp(auth, to, word), userMetadata };
  const { user } = await sendToken(c, to, "confirmation", { signUp, codeChallenge });
  const id = user?.id ?? takenId(auth.secret, `${to} ${termOf(auth, to)}`);
  // As if it had just been created: an older date would reveal that it exists.
  const now = new Date();
  const dates = { confirmationSentAt: now, createdAt: now, updatedAt: now };
  return c.json(accountJson({ user: { id, email: to, userMetadata, ...dates }, factors: [] }));
});

/**
 * Hashes the password of a sign-up. Repeating the latest one gives the same hash again, which shows that nobody else made
 * it. Both are computed in any case, so nobody learns whether the address has an account.
 */
async function hashSignUp({ database }: AuthDependencies, to: string, word: string) {
  const user = await database.run((db) => findUserToSignIn(db, to));
  const latest = user?.emailConfirmedAt === null ? user.passwordHash : null;
  const [hash, { isRight }] = await Promise.all([hashPassword(word), checkPassword(word, latest)]);
  return isRight && latest !== null ? latest : hash;
}

const TERM_MS = terms.unconfirmedAccount.amount * 24 * 60 * 60_000;

/**
 * The number of the term now: an unconfirmed account is deleted after it, so the invented id changes as often. It begins at
 * another time for each address, or all would change at once.
 */
function termOf({ secret }: AuthDependencies, email: string): number {
  const offsetMs = secret.sign("taken address term", email).readUInt32BE() % TERM_MS;
  return Math.floor((Date.now() + offsetMs) / TERM_MS);
}

/** The id in the response for a taken address: the same for a term, and of no account. */
function takenId(secret: Secret, text: string): string {
  const hex = secret.sign("taken address", text).toString("hex").slice(0, 32);
  // The version and variant of a random UUID, as the database creates.
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return formatUuid(`${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17)}`);
}
