import { session as copy, statusTexts } from "../../content/session";
import { type Backend, connect, sessionFunction, errorMessage } from "./backend";

/** A user's role on this site. `isFactorMissing`: the account has a second factor, not given in this session. */
export type SessionProfile = { role: string; isAdmin: boolean; isFactorMissing: boolean };

/** Why a session ended without a sign-out on this page. */
export type SessionEnd = keyof typeof copy.ended;

/** The session function's response: a profile, why there is none, or that the session has ended. */
type ProfileAnswer = {
  profile?: SessionProfile;
  refusal?: string;
  ended?: SessionEnd;
};

/** Calls the session function with a token. Never rejects. */
export async function fetchProfile(backend: Backend, token: string): Promise<ProfileAnswer> {
  try {
    const response = await fetch(sessionFunction(), {
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    });
    const ended = response.status === 401 ? await findEnd(backend, token) : undefined;
    if (ended !== undefined) return { ended };
    if (!response.ok) {
      const text = response.statusText || statusTexts[response.status];
      return { refusal: copy.denied.failed(text ?? String(response.status)) };
    }
    const body = (await response.json()) as Partial<Record<string, unknown>>;
    const { role = "user" } = (body.profile ?? {}) as { role?: string };
    const isFactorMissing = body.isFactorMissing === true;
    return { profile: { role, isAdmin: body.isAdmin === true, isFactorMissing } };
  } catch (error) {
    return { refusal: errorMessage(error) || copy.denied.unknown };
  }
}

/** Asks the auth backend why a token was rejected; undefined if it accepts the token or has another reason. */
async function findEnd(backend: Backend, token: string): Promise<SessionEnd | undefined> {
  const { auth } = await connect(backend);
  const { error } = await auth.getUser(token);
  if (error?.name === "AuthSessionMissingError") return "elsewhere";
  const ends: Record<string, SessionEnd> = { user_not_found: "deleted", user_banned: "disabled" };
  return ends[error?.code ?? ""];
}

/** Deletes an ended session from this browser. */
export async function dropSession(backend: Backend): Promise<void> {
  const { auth } = await connect(backend);
  await auth.signOut({ scope: "local" });
}
