import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { AuthMethod } from "../../../db/schema/accounts";
import type { User } from "../../../db/auth/users";
import type { TokenSession } from "../../../db/auth/rotate-refresh-token";
import { endpoints } from "../../paths";
import { ALGORITHM, type SigningKeys } from "./signing-keys";

/** Long enough to make refreshes rare; supabase-js needs at least 300. */
export const LIFETIME_SECONDS = 3600;
export const AUDIENCE = "authenticated";
/** How accounts sign in. */
export const APP_METADATA = { provider: "email", providers: ["email"] };

/** The issuer in tokens: the backend's public address. */
export const issuerOf = (siteUrl: string): string => siteUrl + endpoints.auth;

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  aal: z.enum(["aal1", "aal2"]),
  exp: z.number(),
});

/** The claims we read from our tokens. */
export type Claims = z.output<typeof claimsSchema>;

/** Signs an access token (JWT) for a session, valid for an hour or until the session ends, whichever is first. */
export async function signAccessToken(
  keys: SigningKeys,
  issuer: string,
  user: User,
  { id, aal, methods }: TokenSession,
): Promise<string> {
  const { id: kid, privateKey } = await keys.active();
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    email: user.email,
    phone: "",
    app_metadata: APP_METADATA,
    user_metadata: user.userMetadata,
    role: AUDIENCE,
    aal,
    amr: methods satisfies AuthMethod[],
    session_id: id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(privateKey);
}

/** Caches the claims of verified tokens, so that frequent callers are not verified every time. */
const checked = new Map<string, Claims>();
const MAX_CHECKED = 1_000;

/**
 * Returns the claims of a valid token that we signed for this issuer and audience. Undefined for any other: expired,
 * unsigned, wrong algorithm or key, truncated, or with other claims. Rejects when the keys cannot be read.
 */
export async function readAccessToken(
  keys: SigningKeys,
  issuer: string,
  token: string,
): Promise<Claims | undefined> {
  const name = `${issuer} ${token}`;
  const known = checked.get(name);
  if (known !== undefined) return known.exp > Date.now() / 1000 ? known : undefined;
  try {
    const options = { algorithms: [ALGORITHM], issuer, audience: AUDIENCE };
    const { payload } = await jwtVerify(token, keys.find, options);
    const claims = claimsSchema.safeParse(payload).data;
    if (claims !== undefined) keep(name, claims);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keep(name: string, claims: Claims): void {
  const [oldest] = checked.keys();
  if (checked.size >= MAX_CHECKED && oldest !== undefined) checked.delete(oldest);
  checked.set(name, claims);
}
