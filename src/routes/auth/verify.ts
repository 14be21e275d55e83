import { Hono } from "hono";
import { z } from "zod";
import type { TokenPurpose } from "../../../db/auth-proof-schema";
import type { OneTimeToken } from "../../../db/auth/one-time-tokens";
import type { Queries } from "../../../db/pool";
import type { AuthApp, AuthContext } from "../../auth/auth-context";
import { AuthError } from "../../auth/auth-error";
import { limitAddress } from "../../auth/limits";
import { takeLink, takeTypedCode } from "../../auth/one-time";
import { openProof } from "../../auth/open-proof";
import { sessionJson } from "../../auth/open-session";
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
    await limitAddress(c, "verify");
    const fields = await readJson(c, verifyFields);
    const { secret } = c.var.auth;
    const purpose = purposes[fields.type];
    const { token_hash: link, token: code, email: address } = fields;
    if (link !== undefined)
      return c.json(await open(c, (tx) => takeLink(tx, secret, link, purpose), BAD_LINK));
    if (code === undefined || address === undefined)
      throw new AuthError("validation_failed", {
        message: "Verify requires either a token or a token hash",
      });
    return c.json(await open(c, (tx) => takeTypedCode(tx, secret, purpose, address, code)));
  })
  .get("/verify", async (c) => {
    const target = redirectTarget(c.var.auth.siteUrl, c.req.query("redirect_to"));
    const kind = type.safeParse(c.req.query("type")).data;
    const token = c.req.query("token") ?? "";
    try {
      await limitAddress(c, "verify");
      if (kind === undefined) throw new AuthError("validation_failed", { message: BAD_TYPE });
      const { secret } = c.var.auth;
      const take = (tx: Queries) => takeLink(tx, secret, token, purposes[kind]);
      return c.redirect(`${target}#${fragmentOf(await open(c, take, BAD_LINK), kind)}`, 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return c.redirect(`${target}#${errorFragment(error)}`, 303);
    }
  });

const BAD_LINK = "Email link is invalid or has expired";
const BAD_TYPE = "Unsupported verification type";

/** The answer to whatever was taken: a session, or that the other half is missing. `otp_expired` when nothing was. */
async function open(
  c: AuthContext,
  take: (tx: Queries) => Promise<OneTimeToken | undefined>,
  message?: string,
): Promise<Record<string, unknown>> {
  const { auth } = c.var;
  const opened = await auth.database.run((db) => db.transaction((tx) => openProof(tx, auth, take)));
  if (opened === undefined) throw new AuthError("otp_expired", message ? { message } : {});
  return opened === "half" ? FIRST_HALF : sessionJson(auth, opened);
}

const FIRST_HALF = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

function fragmentOf(answer: Record<string, unknown>, kind: string): URLSearchParams {
  if (answer === FIRST_HALF) return new URLSearchParams({ message: FIRST_HALF.msg, sb: "" });
  const names = ["access_token", "expires_at", "expires_in", "refresh_token"];
  const shown = Object.fromEntries(names.map((name) => [name, String(answer[name])]));
  return new URLSearchParams({ ...shown, sb: "", token_type: "bearer", type: kind });
}

/** Names of RFC 6749 §4.1.2.1, as GoTrue picks them. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
};

function errorFragment({ status, code, message }: AuthError): URLSearchParams {
  const error = OAUTH_ERRORS[status];
  return new URLSearchParams({
    ...(error && { error }),
    error_code: code,
    error_description: message,
    sb: "",
  });
}
