import type { Account, User } from "../../../db/auth/users";
import { APP_METADATA, AUDIENCE } from "../tokens/access-token";

const time = (date: Date | null | undefined): string | undefined => date?.toISOString();

type Shown = Partial<User> &
  Pick<User, "id" | "email" | "userMetadata" | "createdAt" | "updatedAt">;

/**
 * A user as GoTrue serializes it: empty fields are omitted, except `email` and `phone`. Its one identity is its address.
 */
export function accountJson({
  user,
  factors,
}: {
  user: Shown;
  factors: Account["factors"];
}): Record<string, unknown> {
  return {
    id: user.id,
    aud: AUDIENCE,
    role: AUDIENCE,
    email: user.email,
    email_confirmed_at: time(user.emailConfirmedAt),
    phone: "",
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(user.emailConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    reauthentication_sent_at: time(user.reauthenticationSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: APP_METADATA,
    user_metadata: user.userMetadata,
    factors: factors.length > 0 ? factors.map(factorJson) : undefined,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: {
          sub: user.id,
          email: user.email,
          email_verified: Boolean(user.emailConfirmedAt),
          phone_verified: false,
        },
        provider: APP_METADATA.provider,
        last_sign_in_at: time(user.lastSignInAt),
        created_at: time(user.createdAt),
        updated_at: time(user.updatedAt),
        email: user.email,
      },
    ],
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    banned_until: time(user.bannedUntil),
    is_anonymous: false,
  };
}

function factorJson(factor: Account["factors"][number]): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: time(factor.createdAt),
    updated_at: time(factor.updatedAt),
    status: factor.isVerified ? "verified" : "unverified",
    friendly_name: factor.friendlyName || undefined,
    factor_type: "totp",
  };
}
