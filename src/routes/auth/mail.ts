import { Hono } from "hono";
import { z } from "zod";
import type { TokenPurpose } from "../../../db/auth-proof-schema";
import { addUser, findUserByEmail, updateUser, type User } from "../../../db/auth/users";
import type { Queries } from "../../../db/pool";
import type { AuthApp, AuthContext, AuthDependencies } from "../../auth/auth-context";
import { AuthError } from "../../auth/auth-error";
import { requireCaller } from "../../auth/bearer";
import { limitAddress, mayMail } from "../../auth/limits";
import { makeOneTimeToken } from "../../auth/one-time";
import { hashPassword, requireGoodPassword } from "../../auth/passwords";
import { email, password, readJson } from "../../auth/read-json";
import { redirectTarget } from "../../auth/redirect-target";

const toAddress = z.object({ email });
const resendFields = z.object({ email, type: z.enum(["signup", "email_change"]) });
const signupFields = z.object({
  email: email.optional(),
  password: password.optional(),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** What is sent to an address. Every answer is the same with and without an account. */
export const mailRoutes = new Hono<AuthApp>()
  .post("/recover", async (c) => {
    const { email: to } = await readJson(c, toAddress);
    await sendTo(c, to, "recovery");
    return c.json({});
  })
  .post("/resend", async (c) => {
    const { email: to, type } = await readJson(c, resendFields);
    await sendTo(c, to, type === "signup" ? "confirmation" : "email_change");
    return c.json({});
  })
  .post("/otp", async (c) => {
    const { email: to } = await readJson(c, toAddress);
    await sendTo(c, to, "otp");
    return c.json({});
  })
  .get("/reauthenticate", async (c) => {
    const { account } = await requireCaller(c);
    await sendTo(c, account.user.email, "reauthentication");
    return c.json({});
  })
  .post("/signup", async (c) => {
    const fields = await readJson(c, signupFields);
    if (!c.var.auth.isSignupOpen) throw new AuthError("signup_disabled");
    if (fields.email === undefined) throw new AuthError("anonymous_provider_disabled");
    const word = fields.password ?? "";
    await requireGoodPassword(word);
    await limitAddress(c, "mail");
    // Hashed whether or not the address has an account, and answered alike: nobody learns which.
    const passwordHash = await hashPassword(word);
    const { email: to, data: userMetadata } = fields;
    const fresh = { email: to, passwordHash, isConfirmed: false, userMetadata };
    await c.var.auth.database.run((db) => addUser(db, fresh));
    await sendTo(c, to, "confirmation");
    return c.json(pretendUser(to, userMetadata));
  });

const SENT_AT = {
  recovery: "recoverySentAt",
  confirmation: "confirmationSentAt",
  email_change: "emailChangeSentAt",
  reauthentication: "reauthenticationSentAt",
  otp: "recoverySentAt",
} as const satisfies Record<TokenPurpose, keyof User>;

/** Longer than the work takes for an account, so that none at all is not answered sooner. */
const EVEN_MS = 60;

/** Queues a message where there is somebody to send it to; at most one a minute, and silent about it. */
async function sendTo(c: AuthContext, to: string, purpose: TokenPurpose): Promise<void> {
  const { auth } = c.var;
  await limitAddress(c, "mail");
  const evened = Bun.sleep(EVEN_MS);
  const isAllowed = await mayMail(auth, purpose, to);
  const target = redirectTarget(auth.siteUrl, c.req.query("redirect_to"));
  await auth.database.run((db) =>
    db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, to);
      if (isAllowed && user && isSendable(user, purpose))
        await send(tx, auth, user, purpose, target);
    }),
  );
  await evened;
}

/** A confirmed address needs no confirmation, and one that is not confirmed opens nothing else. */
const isSendable = (user: User, purpose: TokenPurpose): boolean =>
  (user.emailConfirmedAt === null) === (purpose === "confirmation");

async function send(
  tx: Queries,
  auth: AuthDependencies,
  user: User,
  purpose: TokenPurpose,
  target: string,
): Promise<void> {
  const to = purpose === "email_change" ? user.newEmail : user.email;
  if (to === null) return;
  const made = await makeOneTimeToken(tx, auth, { userId: user.id, email: to, purpose }, target);
  await updateUser(tx, user.id, { [SENT_AT[purpose]]: new Date() });
  await auth.mail(tx, { to, purpose, ...made });
}

/** What a sign-up is answered with, whether or not it made an account: no id of a real one. */
function pretendUser(address: string, userMetadata: Record<string, unknown>) {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: address,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: userMetadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
