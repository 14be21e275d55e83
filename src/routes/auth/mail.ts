import { Hono } from "hono";
import { z } from "zod";
import type { AuthApp } from "../../auth/auth-context";
import { AuthError } from "../../auth/auth-error";
import { requireCaller } from "../../auth/bearer";
import { limitAddress } from "../../auth/limits";
import { email, readJson, userData } from "../../auth/read-json";
import { sendProof } from "../../auth/send-proof";

const toAddress = z.object({ email });
const resendFields = z.object({ email, type: z.enum(["signup", "email_change"]) });
const otpFields = z.object({
  email,
  create_user: z.boolean().default(true),
  data: userData.default({}),
});

/** What is sent to an address. Every answer is the same with and without an account. */
export const mailRoutes = new Hono<AuthApp>()
  .post("/recover", async (c) => {
    await limitAddress(c, "mail");
    const { email: to } = await readJson(c, toAddress);
    await sendProof(c, to, "recovery");
    return c.json({});
  })
  .post("/resend", async (c) => {
    await limitAddress(c, "mail");
    const { email: to, type } = await readJson(c, resendFields);
    await sendProof(c, to, type === "signup" ? "confirmation" : "email_change");
    return c.json({});
  })
  // GoTrue answers `otp_disabled` here to whoever has no account; that would tell who has one.
  .post("/otp", async (c) => {
    await limitAddress(c, "mail");
    const { email: to, create_user: mayMake, data } = await readJson(c, otpFields);
    await sendProof(c, to, "otp", mayMake && c.var.auth.isSignupOpen ? { data } : undefined);
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
    await sendProof(c, user.email, "reauthentication");
    return c.json({});
  });
