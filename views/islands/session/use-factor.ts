import { useEffect, useState } from "react";
import { type Backend, connect } from "./backend";

/** The state of a session's second factor; `asked` if the account has one that was not given yet. */
type FactorStatus = { is: "off" } | { is: "asked" | "on"; factorId: string };

/** A factor that is being added: its key, and the path and size of the QR code that holds it, where one can be drawn. */
export type NewFactor = {
  id: string;
  key: string;
  picture: { path: string; size: string } | undefined;
};

/** Looks anew whenever the token is another one. Undefined until it is known. */
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
      setStanding(factor ? { is, factorId: factor.id } : { is: "off" });
    };
    // What cannot be known is not shown, and looked at again with the next token.
    look().catch(() => undefined);
    return () => void (isStale = true);
  }, [url, key, token]);
  return standing;
}

/** Begins to add a factor; those that were begun and never finished go first. Rejects with the backend's words. */
export async function beginFactor(backend: Backend): Promise<NewFactor> {
  const { auth } = await connect(backend);
  const { data: known } = await auth.mfa.listFactors();
  for (const { id, status } of known?.all ?? [])
    if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  return { id: data.id, key: data.totp.secret, picture: pictureIn(data.totp.qr_code) };
}

/** Checks a code; answers what is wrong, or nothing. */
export async function showFactor(
  backend: Backend,
  factorId: string,
  code: string,
): Promise<string | undefined> {
  const { auth } = await connect(backend);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.trim() });
  return error?.message;
}

/** Removes a factor, and takes up the session as it is then. */
export async function removeFactor(backend: Backend, factorId: string): Promise<void> {
  const { auth } = await connect(backend);
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await auth.refreshSession();
}

/** Markup must not be put into the page as text, so the one path of our own QR codes is drawn anew. */
function pictureIn(svg: string): NewFactor["picture"] {
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  const size = / viewBox="([\d. ]+)"/.exec(svg)?.[1];
  return path && size ? { path, size } : undefined;
}
