/** Errors of the auth API with the codes and messages of GoTrue 2.196, which supabase-js reads. */
const catalogue = {
  bad_json: [400, "Could not parse request body as JSON"],
  validation_failed: [400, "The request does not have the fields that it needs"],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  user_banned: [400, "User is banned"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  insufficient_aal: [403, "AAL2 required to enroll a new factor"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  otp_expired: [403, "Token has expired or is invalid"],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  flow_state_expired: [422, "invalid flow state, flow state has expired"],
  not_admin: [403, "Updating app_metadata requires admin privileges"],
  bad_oauth_callback: [400, "OAuth state parameter missing"],
  phone_provider_disabled: [400, "Phone logins are disabled"],
  provider_disabled: [400, "Provider is not enabled"],
  saml_provider_disabled: [404, "SAML 2.0 is disabled"],
  manual_linking_disabled: [404, "Manual linking is disabled"],
  passkey_disabled: [404, "Passkeys are disabled"],
  feature_disabled: [404, "This feature is disabled"],
  mfa_factor_not_found: [404, "Factor not found"],
  not_found: [404, "There is no such endpoint"],
  method_not_allowed: [405, "This endpoint does not take that method"],
  conflict: [
    409,
    "Too many concurrent token refresh requests on the same session or refresh token",
  ],
  request_entity_too_large: [413, "The request body is larger than 32 KB"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  web3_provider_disabled: [422, "Web3 provider is disabled"],
  mfa_phone_enroll_not_enabled: [422, "MFA enroll is disabled for Phone"],
  mfa_webauthn_enroll_not_enabled: [422, "MFA enroll is disabled for WebAuthn"],
  otp_disabled: [422, "Signups not allowed for otp"],
  user_already_exists: [422, "User already registered"],
  email_exists: [422, "A user with this email address has already been registered"],
  same_password: [422, "New password should be different from the old password."],
  weak_password: [422, "Password is too easy to guess"],
  reauthentication_needed: [400, "Password update requires reauthentication"],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  current_password_required: [400, "Current password required when setting new password."],
  current_password_invalid: [400, "Current password is incorrect"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name already exists"],
  too_many_enrolled_mfa_factors: [422, "Maximum number of enrolled factors reached"],
  mfa_verification_failed: [422, "Invalid TOTP code entered"],
  mfa_ip_address_mismatch: [422, "Challenge and verify IP addresses mismatch."],
  mfa_challenge_expired: [
    422,
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  ],
  over_request_rate_limit: [429, "Request rate limit reached"],
  over_email_send_rate_limit: [429, "For security purposes, you can only request this later"],
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
  request_timeout: [504, "Processing this request timed out, please retry after a moment."],
  unavailable: [503, "The database does not answer at the moment. Try again."],
  overloaded: [503, "Too many sign-ins at once. Try again in a moment."],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthCode = keyof typeof catalogue;

type Details = {
  message?: string;
  status?: number;
  /** Reasons for a weak password, shown by clients. */
  reasons?: readonly ("length" | "characters" | "pwned")[];
  retryAfterSeconds?: number;
};

/** An error that ends a request; `auth/app.ts` writes it in the shape the client asked for. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: AuthCode;
  readonly details: Details;
  readonly status: number;

  constructor(code: AuthCode, details: Details = {}) {
    const [status, message] = catalogue[code];
    super(details.message ?? message);
    this.code = code;
    this.details = details;
    this.status = details.status ?? status;
  }
}
