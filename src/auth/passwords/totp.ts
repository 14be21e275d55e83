import { Secret as TotpSecret, TOTP } from "otpauth";

const STEP_SECONDS = 30;
/** Clocks may be one step apart. */
const WINDOW = 1;

/** Creates a secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new TotpSecret({ size: 20 }).base32;

/** The URI in the QR code for authenticator apps. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/** Returns the 30-second step of a six-digit code, now or one step off (RFC 6238); undefined if the code is wrong. */
export function stepOfCode(secret: string, code: string): number | undefined {
  const delta = totp(secret).validate({ token: code, window: WINDOW });
  return delta === null ? undefined : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
}

function totp(secret: string, issuer = "Genie", label = ""): TOTP {
  return new TOTP({ issuer, label, period: STEP_SECONDS, digits: 6, secret });
}
