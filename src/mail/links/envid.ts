import { timingSafeEqual } from "node:crypto";
import { formatUuid } from "../../secrets/format-uuid";
import type { Secret } from "../../secrets/secret";

/** 128 of HMAC-SHA-256's bits. */
const SIGNATURE_BYTES = 16;

/**
 * The envelope id (RFC 3461 §4.4) of a message: mail servers return it with a bounce. Signed, so that nobody can report
 * somebody else's message as undeliverable, and in hexadecimal, which survives any server.
 */
export function makeEnvid(secret: Secret, mailId: string): string {
  const id = mailId.replaceAll("-", "").toLowerCase();
  return `${id}.${signatureOf(secret, id).toString("hex")}`;
}

/** Returns the message's id; undefined if the envelope id is not ours. */
export function readEnvid(secret: Secret, envid: string): string | undefined {
  const [, id, signature] = /^([\da-f]{32})\.([\da-f]{32})$/.exec(envid.trim().toLowerCase()) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature, "hex"), signatureOf(secret, id));
  return isOurs ? formatUuid(id) : undefined;
}

const signatureOf = (secret: Secret, id: string): Buffer =>
  secret.sign("mail envid", id).subarray(0, SIGNATURE_BYTES);
