import { Hono } from "hono";
import { z } from "zod";
import type { AuthApp, AuthContext } from "../auth-context";
import { AuthError, type AuthCode } from "../auth-error";
import { requireCaller } from "../sessions/bearer";
import { limitAddress } from "../limits";
import { readJson, text } from "../read-json";

/** Features of GoTrue that this backend lacks, by path. Each responds as GoTrue does when the feature is disabled. */
const disabled: readonly { code: AuthCode; message?: string; paths: readonly string[] }[] = [
  { code: "saml_provider_disabled", paths: ["/sso", "/sso/*"] },
  { code: "passkey_disabled", paths: ["/passkeys", "/passkeys/*"] },
  {
    code: "feature_disabled",
    message: "OAuth server is disabled",
    paths: ["/oauth/*", "/.well-known/oauth-authorization-server"],
  },
  {
    code: "validation_failed",
    message: "Unsupported provider: provider is not enabled",
    paths: ["/authorize"],
  },
  { code: "bad_oauth_callback", paths: ["/callback"] },
];

/** The same, for features whose state GoTrue only reveals to signed-in callers. */
const disabledForCallers: typeof disabled = [
  { code: "manual_linking_disabled", paths: ["/user/identities/*"] },
  { code: "feature_disabled", message: "OAuth server is disabled", paths: ["/user/oauth/*"] },
  {
    code: "feature_disabled",
    message: "Recovery codes are disabled",
    paths: ["/factors/recovery-codes", "/factors/recovery-codes/*"],
  },
  // Accounts are managed by commands, so no token allows this.
  { code: "not_admin", message: "User not allowed", paths: ["/invite", "/admin/*"] },
];

/** Register before routes with parameters, such as /factors/:id. */
export const disabledRoutes = new Hono<AuthApp>();
for (const { code, message, paths } of disabled)
  for (const path of paths) disabledRoutes.all(path, () => refuse(code, message));
for (const { code, message, paths } of disabledForCallers)
  for (const path of paths)
    disabledRoutes.all(path, async (c) => {
      await requireCaller(c);
      return refuse(code, message);
    });

function refuse(code: AuthCode, message?: string): never {
  throw new AuthError(code, message === undefined ? {} : { message });
}

/** Issuers of the tokens that GoTrue accepts; the error contains the address. */
const ISSUERS: Readonly<Record<string, string>> = {
  apple: "https://appleid.apple.com",
  azure: "https://login.microsoftonline.com",
  facebook: "https://www.facebook.com",
  google: "https://accounts.google.com",
  kakao: "https://kauth.kakao.com",
  keycloak: "",
};

const idTokenGrant = z.object({
  id_token: text.default(""),
  provider: text.max(100).default(""),
});

/** Refuses a token of another identity provider. */
export async function refuseIdToken(c: AuthContext): Promise<Response> {
  await limitAddress(c, "token");
  const { id_token: idToken, provider } = await readJson(c, idTokenGrant);
  if (idToken === "")
    return c.json({ error: "invalid request", error_description: "id_token required" }, 400);
  const issuer = Object.hasOwn(ISSUERS, provider) ? ISSUERS[provider] : undefined;
  if (issuer === undefined)
    return refuse(
      "validation_failed",
      `Custom OIDC provider ${JSON.stringify(provider)} not allowed`,
    );
  return refuse("provider_disabled", `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`);
}
