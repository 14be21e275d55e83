import type { AuthRequest, Row } from "./rows";

const PHONE = "+15555550123";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const row = (
  [method, path]: readonly [string, string],
  status: number,
  answers: string | object,
  rest: Partial<AuthRequest> = {},
): Row => ({ request: { method, path, as: "nobody", ...rest }, status, answers });

const saml = "saml_provider_disabled: SAML 2.0 is disabled";
const passkey = "passkey_disabled: Passkeys are disabled";
const oauth = "feature_disabled: OAuth server is disabled";
const linking = "manual_linking_disabled: Manual linking is disabled";
const notAdmin = "not_admin: User not allowed";
const unauthorized = "no_authorization: This endpoint requires a valid Bearer token";

const post = (path: string, body: object, status: number, answers: string | object): Row => ({
  request: { path, body },
  status,
  answers,
});

/** Calls of auth-js whose feature is off here, with GoTrue's status, code and message. */
export const disabledRows: Row[] = [
  row(["POST", "/sso"], 404, saml),
  row(["GET", "/sso/saml/metadata"], 404, saml),
  row(["POST", "/sso/saml/acs"], 404, saml),
  row(["POST", "/passkeys/authentication/options"], 404, passkey),
  row(["GET", "/passkeys"], 404, passkey),
  row(["PATCH", `/passkeys/${UNKNOWN}`], 404, passkey),
  row(["GET", "/oauth/authorize"], 404, oauth),
  row(["GET", `/oauth/authorizations/${UNKNOWN}`], 404, oauth),
  row(["POST", "/oauth/clients/register"], 404, oauth),
  row(["GET", "/.well-known/oauth-authorization-server"], 404, oauth),
  row(
    ["GET", "/authorize?provider=google"],
    400,
    "validation_failed: Unsupported provider: provider is not enabled",
  ),
  row(["GET", "/callback?code=x"], 400, "bad_oauth_callback: OAuth state parameter missing"),
  row(["GET", "/user/identities/authorize?provider=google"], 401, unauthorized),
  row(["GET", "/user/identities/authorize?provider=google"], 404, linking, { as: "ann" }),
  row(["DELETE", `/user/identities/${UNKNOWN}`], 404, linking, { as: "ann" }),
  row(["GET", "/user/oauth/grants"], 404, oauth, { as: "ann" }),
  row(["GET", "/factors/recovery-codes"], 404, "feature_disabled: Recovery codes are disabled", {
    as: "ann",
  }),
  row(
    ["POST", "/factors/recovery-codes/verify"],
    404,
    "feature_disabled: Recovery codes are disabled",
    { as: "ann" },
  ),
  ...[
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["DELETE", `/admin/users/${UNKNOWN}`],
    ["POST", "/admin/generate_link"],
    ["POST", "/invite"],
  ].flatMap(([method = "", path = ""]) => [
    row([method, path], 401, unauthorized),
    row([method, path], 403, "bad_jwt: invalid JWT: unable to parse or verify signature", {
      as: "forged",
    }),
    row([method, path], 403, notAdmin, { as: "ann" }),
  ]),
  post(
    "/token?grant_type=web3",
    { chain: "solana" },
    422,
    "web3_provider_disabled: Web3 provider is disabled",
  ),
  post(
    "/token?grant_type=id_token",
    { provider: "google", id_token: "x.y.z", nonce: null },
    400,
    'provider_disabled: Provider (issuer "https://accounts.google.com") is not enabled',
  ),
  post(
    "/token?grant_type=id_token",
    { provider: "nobody", id_token: "x.y.z" },
    400,
    'validation_failed: Custom OIDC provider "nobody" not allowed',
  ),
  post("/token?grant_type=id_token", { provider: "google" }, 400, {
    error: "invalid request",
    error_description: "id_token required",
  }),
  post(
    "/signup",
    { data: {} },
    422,
    "anonymous_provider_disabled: Anonymous sign-ins are disabled",
  ),
  post(
    "/signup",
    { phone: PHONE, password: "long enough to pass" },
    400,
    "phone_provider_disabled: Phone signups are disabled",
  ),
  post(
    "/token?grant_type=password",
    { phone: PHONE, password: "x" },
    422,
    "phone_provider_disabled: Phone logins are disabled",
  ),
  post("/otp", { phone: PHONE }, 400, "phone_provider_disabled: Unsupported phone provider"),
  post(
    "/resend",
    { type: "sms", phone: PHONE },
    400,
    "phone_provider_disabled: Phone logins are disabled",
  ),
  post(
    "/verify",
    { type: "sms", phone: PHONE, token: "123456" },
    400,
    "phone_provider_disabled: Phone logins are disabled",
  ),
  row(["PUT", "/user"], 400, "phone_provider_disabled: Unsupported phone provider", {
    as: "ann",
    body: { phone: PHONE },
  }),
  row(["PUT", "/user"], 200, { phone: "" }, { as: "ann", body: { phone: null, data: { a: 1 } } }),
  row(["POST", "/factors"], 422, "mfa_phone_enroll_not_enabled: MFA enroll is disabled for Phone", {
    as: "ann",
    body: { factor_type: "phone", phone: PHONE },
  }),
  row(
    ["POST", "/factors"],
    422,
    "mfa_webauthn_enroll_not_enabled: MFA enroll is disabled for WebAuthn",
    { as: "ann", body: { factor_type: "webauthn" } },
  ),
  ...["GET /token", "DELETE /signup", "PATCH /user", "GET /otp", "PUT /verify", "POST /health"].map(
    (asked) =>
      row(
        asked.split(" ") as [string, string],
        405,
        "method_not_allowed: This endpoint does not take that method",
      ),
  ),
  row(["GET", "/nothing"], 404, "not_found: There is no such endpoint"),
];
