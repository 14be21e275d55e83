import { session as words, statusTexts } from "../../content/session";
import { sessionFunction } from "./backend";

/** Who the site says somebody is. */
export type SessionProfile = { role: string; isAdmin: boolean };

/** Asks the session function with a token. Rejects with the words of the refusal. */
export async function fetchProfile(token: string): Promise<SessionProfile> {
  const response = await fetch(sessionFunction(), {
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  });
  if (!response.ok) {
    const text = response.statusText || statusTexts[response.status];
    throw new Error(words.denied.failed(text ?? String(response.status)));
  }
  const body = (await response.json()) as { profile?: { role?: string }; isAdmin?: unknown };
  return { role: body.profile?.role ?? "user", isAdmin: body.isAdmin === true };
}
