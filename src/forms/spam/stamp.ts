import { timingSafeEqual } from "node:crypto";
import type { Secret } from "../../secrets/secret";

const PURPOSE = "form-stamp";
const MAC_BYTES = 12;
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Makes a signed time. A form's script requests it on first input and sends it with the form. */
export function makeStamp(secret: Secret, now: number): string {
  const time = now.toString(36);
  return `${time}.${macOf(secret, time).toString("base64url")}`;
}

/** Returns a stamp's age in milliseconds; undefined if it is invalid or older than a day. */
export function stampAgeMs(secret: Secret, stamp: string, now: number): number | undefined {
  if (stamp === "") return undefined;
  const [time = "", mac = ""] = stamp.split(".");
  const given = Buffer.from(mac, "base64url");
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(secret, time))) return undefined;
  const age = now - parseInt(time, 36);
  return age <= MAX_AGE_MS ? age : undefined;
}

const macOf = (secret: Secret, time: string): Buffer =>
  secret.sign(PURPOSE, time).subarray(0, MAC_BYTES);
