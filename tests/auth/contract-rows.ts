import { PASSWORD } from "../support/auth";

/** One call: `as` says whose token it carries. */
export type Asked = {
  path: string;
  method?: string;
  body?: unknown;
  as?: "ann" | "nobody" | "forged";
};

export const ann = { email: "ann@example.com", password: PASSWORD };
const unknownId = "00000000-0000-4000-8000-000000000000";

/** The wire contract of GoTrue 2.196 (commit bc32168) that supabase-js relies on, call by call: status, code, message. */
export const refusals: [Asked, number, string, string][] = [
  [
    { path: "/token?grant_type=password", body: { ...ann, password: "no" } },
    400,
    "invalid_credentials",
    "Invalid login credentials",
  ],
  [
    { path: "/token?grant_type=password", body: { password: "no" } },
    400,
    "validation_failed",
    "missing email or phone",
  ],
  [
    { path: "/token?grant_type=other", body: {} },
    400,
    "invalid_credentials",
    "unsupported_grant_type",
  ],
  [
    { path: "/token?grant_type=refresh_token", body: { refresh_token: "x" } },
    400,
    "refresh_token_not_found",
    "Invalid Refresh Token: Refresh Token Not Found",
  ],
  [
    { path: "/logout?scope=some", as: "ann" },
    400,
    "validation_failed",
    'Only "global", "local" and "others" are scopes of logout',
  ],
  [
    { path: "/logout", as: "nobody" },
    401,
    "no_authorization",
    "This endpoint requires a valid Bearer token",
  ],
  [
    { path: "/user", method: "GET", as: "nobody" },
    401,
    "no_authorization",
    "This endpoint requires a valid Bearer token",
  ],
  [
    { path: "/user", method: "GET", as: "forged" },
    403,
    "bad_jwt",
    "invalid JWT: unable to parse or verify signature",
  ],
  [
    { path: "/user", method: "PUT", as: "ann", body: { password: "short" } },
    422,
    "weak_password",
    "Password should be at least 8 characters.",
  ],
  [
    { path: "/user", method: "PUT", as: "ann", body: { password: "long enough for this" } },
    400,
    "current_password_required",
    "Current password required when setting new password.",
  ],
  [
    { path: "/user", method: "PUT", as: "ann", body: { app_metadata: {} } },
    403,
    "not_admin",
    "Updating app_metadata requires admin privileges",
  ],
  [{ path: "/signup", body: ann }, 422, "signup_disabled", "Signups not allowed for this instance"],
  [
    { path: "/recover", body: { email: "no" } },
    400,
    "validation_failed",
    "Unable to validate email address: invalid format",
  ],
  [
    { path: "/verify", body: { type: "recovery", token_hash: "x" } },
    403,
    "otp_expired",
    "Token has expired or is invalid",
  ],
  [
    { path: "/verify", body: { type: "recovery" } },
    400,
    "validation_failed",
    "Verify requires either a token or a token hash",
  ],
  [
    { path: `/factors/${unknownId}/challenge`, as: "ann" },
    404,
    "mfa_factor_not_found",
    "Factor not found",
  ],
  [
    { path: "/factors", as: "ann", body: { factor_type: "phone" } },
    400,
    "validation_failed",
    'Invalid input: expected "totp"',
  ],
  [
    { path: "/token?grant_type=password", body: "{" },
    400,
    "bad_json",
    "Could not parse request body as JSON",
  ],
  [{ path: "/admin/users", as: "ann" }, 404, "not_found", "There is no such endpoint"],
];

/** Calls that are answered well, with a part of what they answer. */
export const answers: [Asked, number, object][] = [
  [
    { path: "/token?grant_type=password", body: ann },
    200,
    { token_type: "bearer", expires_in: 3600 },
  ],
  [{ path: "/user", method: "GET", as: "ann" }, 200, { email: ann.email, aud: "authenticated" }],
  [
    { path: "/user", method: "PUT", as: "ann", body: { data: { a: 1 } } },
    200,
    { user_metadata: { a: 1 } },
  ],
  [{ path: "/recover", body: { email: ann.email } }, 200, {}],
  [{ path: "/resend", body: { type: "signup", email: "nobody@example.com" } }, 200, {}],
  [{ path: "/otp", body: { email: "nobody@example.com", create_user: true } }, 200, {}],
  [{ path: "/reauthenticate", method: "GET", as: "ann" }, 200, {}],
  [
    { path: "/factors", as: "ann", body: { factor_type: "totp", friendly_name: "A" } },
    200,
    { type: "totp" },
  ],
  [{ path: "/health", method: "GET" }, 200, { name: "GoTrue" }],
  [{ path: "/settings", method: "GET" }, 200, { disable_signup: true, saml_enabled: false }],
];
