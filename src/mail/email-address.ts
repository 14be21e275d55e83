import { domainToASCII } from "node:url";
import { z } from "zod";

/** The longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** Format characters, which no address has: contact apps and web pages wrap addresses in them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** ASCII as Japanese and Chinese keyboards type it, and the small @. */
const FULL_WIDTH = /[\uff01-\uff5e\ufe6b]/g;

/**
 * Returns a typed or pasted address as it is stored: without invisible characters and surrounding space, with a
 * full-width `＠` as `@`, and with its domain in ASCII.
 */
export function normalizeAddress(typed: string): string {
  const visible = typed.replaceAll(INVISIBLE, "").trim();
  return withAsciiDomain(visible.replaceAll(FULL_WIDTH, (wide) => wide.normalize("NFKC")));
}

/**
 * Converts an address's domain to ASCII, as browsers send it: `ann@bücher.example` becomes
 * `ann@xn--bcher-kva.example` (RFC 5891). Returns the address unchanged if its domain has no ASCII form.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (!/\P{ASCII}/u.test(domain)) return address;
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}

/**
 * Returns whether a text is exactly one address, by the pattern of the HTML standard. Enough for stored addresses and
 * the operator's own; new addresses must also pass `isPublicAddress`.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && z.regexes.html5Email.test(text);
}

/** RFC 5321 §4.1.2: no dot at the start or end of the part before the @, nor two in a row. */
const MISPLACED_DOT = /^\.|\.\.|\.@/;
/** RFC 5321 §4.5.3.1.1. The pattern allows ASCII only before the @, so characters are octets. */
const MAX_LOCAL_PART_LENGTH = 64;
/** A domain with a dot, whose last label starts with a letter (no IP address) and is not localhost (RFC 6761 §6.3). */
const PUBLIC_DOMAIN = /\.(?!localhost$)[a-z][a-z0-9-]*$/i;

/** Returns whether mail servers elsewhere can deliver to a new address. */
export function isPublicAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return (
    isEmailAddress(text) &&
    at <= MAX_LOCAL_PART_LENGTH &&
    !MISPLACED_DOT.test(text.slice(0, at + 1)) &&
    PUBLIC_DOMAIN.test(text.slice(at))
  );
}
