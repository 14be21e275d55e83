import { Hono } from "hono";
import { z } from "zod";
import { addUser } from "../../../db/auth/users";
import type { AuthApp } from "../../auth/auth-context";
import { AuthError } from "../../auth/auth-error";
import { hashPassword, requireGoodPassword } from "../../auth/passwords";
import { newEmail, password, readJson, userData } from "../../auth/read-json";
import { sendProof } from "../../auth/send-proof";
import { limitAddress } from "../../auth/limits";

const fields = z.object({
  email: newEmail.optional(),
  password: password.optional(),
  data: userData.default({}),
});

/** Makes an account where strangers may, and mails the link that confirms it. */
export const signupRoutes = new Hono<AuthApp>().post("/signup", async (c) => {
  await limitAddress(c, "signup");
  const { email: to, password: word = "", data: userMetadata } = await readJson(c, fields);
  if (to === undefined) throw new AuthError("anonymous_provider_disabled");
  if (!c.var.auth.isSignupOpen) throw new AuthError("signup_disabled");
  await requireGoodPassword(word);
  await limitAddress(c, "mail");
  // Hashed whether or not the address has an account, and answered alike: nobody learns which.
  const passwordHash = await hashPassword(word);
  const fresh = { email: to, passwordHash, isConfirmed: false, userMetadata };
  await c.var.auth.database.run((db) => addUser(db, fresh));
  await sendProof(c, to, "confirmation");
  return c.json(pretendUser(to, userMetadata));
});

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
