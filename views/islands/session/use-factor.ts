import { useEffect, useState } from "react";
import { REMOVABLE_MS } from "../../content/removable-factor";
import { type Backend, connect } from "./backend";

/** The state of a session's second factor; `asked` if the account has one that was not given yet. */
type FactorStatus =
  | { is: "off" }
  /** `isNew` while a recovery link can remove it. */
  | { is: "asked" | "on"; factorId: string; isNew: boolean };

/** A factor being added: its key, and the same as a QR code. */
export type NewFactor = { id: string; key: string; svg: string };

/** Checks again for each new token. Undefined until it is known. */
export function useFactor({ url, key }: Backend, token: string): FactorStatus | undefined {
  const [standing, setStanding] = useState<FactorStatus>();
  useEffect(() => {
    let isStale = false;
    const look = async () => {
      const { auth } = await connect({ url, key });
      const [level, listed] = await Promise.all([
        auth.mfa.getAuthenticatorAssuranceLevel(),
        auth.mfa.listFactors(),
      ]);
      if (isStale || listed.error) return;
      const factor = listed.data.totp[0];
      const is = level.data?.currentLevel === "aal2" ? "on" : "asked";
      if (!factor) return setStanding({ is: "off" });
      const isNew = Date.now() - Date.parse(factor.created_at) < REMOVABLE_MS;
      setStanding({ is, factorId: factor.id, isNew });
    };
    // If this fails, nothing is shown, and the next token tries again.
    look().catch(() => undefined);
    return () => void (isStale = true);
  }, [url, key, token]);
  return standing;
}

/**
 * Starts adding a factor, after removing unfinished ones. Undefined if the sign-in is too old for that. Rejects with the
 * backend's message.
 */
export async function beginFactor(backend: Backend): Promise<NewFactor | undefined> {
  const { auth } = await connect(backend);
  const { data: known } = await auth.mfa.listFactors();
  for (const { id, status } of known?.all ?? [])
    if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp" });
  if (error?.code === "reauthentication_needed") return undefined;
  if (error) throw error;
  return { id: data.id, key: data.totp.secret, svg: data.totp.qr_code };
}

/** Signs in again with the password; returns an error message, or nothing. */
export async function signInAgain(backend: Backend, password: string): Promise<string | undefined> {
  const { auth } = await connect(backend);
  const { data } = await auth.getSession();
  const email = data.session?.user.email ?? "";
  return (await auth.signInWithPassword({ email, password })).error?.message;
}

/** Checks a code; returns an error message, or nothing. */
export async function showFactor(
  backend: Backend,
  factorId: string,
  code: string,
): Promise<string | undefined> {
  const { auth } = await connect(backend);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.trim() });
  return error?.message;
}

/** Removes a factor and refreshes the session. */
export async function removeFactor(backend: Backend, factorId: string): Promise<void> {
  const { auth } = await connect(backend);
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await auth.refreshSession();
}
