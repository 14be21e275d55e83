import { Secret as TotpSecret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
/** Clocks may differ by one step. */
const WINDOW = 1;

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new TotpSecret({ size: 20 }).base32;

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/** The 30-second step that a six-digit code belongs to, now or one step off (RFC 6238); undefined for a wrong one. */
export function stepOfCode(secret: string, code: string): number | undefined {
  const delta = totp(secret).validate({ token: code, window: WINDOW });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
}

function totp(secret: string, issuer = "Genie", label = ""): TOTP {
  return new TOTP({ issuer, label, period: STEP_SECONDS, digits: 6, secret });
}
