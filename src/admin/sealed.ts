import type { Secret } from "../secrets/secret";

/** Texts that addresses of pages hold only encrypted: what was searched, who a page is about, where a list goes on. */
type Kind = "search" | "person" | "after";

export const seal = (secret: Secret, kind: Kind, text: string): string =>
  secret.encryptAlike(`${kind} ${text}`);

/** Undefined for anything else than `seal` returned for this kind. */
export function unseal(secret: Secret, kind: Kind, sealed: string): string | undefined {
  try {
    const text = secret.decrypt(sealed);
    return text.startsWith(`${kind} `) ? text.slice(kind.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the page about a person. */
export const personHref = (secret: Secret, email: string): string =>
  `/admin/people/${seal(secret, "person", email.toLowerCase())}`;

/** Who an act was about, in the audit: a keyed hash of the address. */
export const aboutOf = (secret: Secret, email: string): string =>
  secret.hash("console audit", email.toLowerCase());
