import { Hono } from "hono";
import { z } from "zod";
import type { AuthApp } from "../auth-context";
import { AuthError } from "../auth-error";
import { requireCaller } from "../sessions/bearer";
import { limitAddress, requireMail } from "../limits";
import { pkceFields, readChallenge } from "../tokens/pkce";
import { email, readJson, userData } from "../read-json";
import { sendToken } from "../tokens/send-token";

const toAddress = z.object({ email, ...pkceFields });
const resendFields = z.object({ email, type: z.enum(["signup", "email_change"]), ...pkceFields });
const otpFields = z.object({
  email,
  create_user: z.boolean().default(true),
  data: userData.default({}),
  ...pkceFields,
});

/** Endpoints that send mail. Responses are the same with and without an account. */
export const mailRoutes = new Hono<AuthApp>()
  .post("/recover", async (c) => {
    await limitAddress(c, "mail");
    const asked = await readJson(c, toAddress);
    await sendToken(c, asked.email, "recovery", { codeChallenge: readChallenge(asked) });
    return c.json({});
  })
  .post("/resend", async (c) => {
    await limitAddress(c, "mail");
    const asked = await readJson(c, resendFields);
    const purpose = asked.type === "signup" ? "confirmation" : "email_change";
    const codeChallenge = readChallenge(asked);
    requireMail((await sendToken(c, asked.email, purpose, { codeChallenge })).waitSeconds);
    return c.json({});
  })
  // GoTrue returns `otp_disabled` for unknown addresses, which would reveal who has an account.
  .post("/otp", async (c) => {
    await limitAddress(c, "mail");
    const asked = await readJson(c, otpFields);
    const codeChallenge = readChallenge(asked);
    const signUp =
      asked.create_user && c.var.auth.isSignupOpen
        ? { passwordHash: null, userMetadata: asked.data }
        : undefined;
    await sendToken(c, asked.email, "otp", { signUp, codeChallenge });
    return c.json({});
  })
  .get("/reauthenticate", async (c) => {
    const { user } = (await requireCaller(c)).account;
    if (user.emailConfirmedAt === null)
      throw new AuthError("email_not_confirmed", {
        status: 422,
        message: "Please verify your email first.",
      });
    await limitAddress(c, "mail");
    requireMail((await sendToken(c, user.email, "reauthentication")).waitSeconds);
    return c.json({});
  });
