import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { loadSecretFile, type Warn } from "./secret-file";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The source of all keys; each purpose has its own. */
export type Secret = {
  /** HMAC-SHA-256 of a text for one purpose. */
  sign: (purpose: string, text: string) => Buffer;
  /** The same in base64url. */
  hash: (purpose: string, text: string) => string;
  /** AES-256-GCM: text to base64url, and back. `decrypt` throws if the text was encrypted with another secret. */
  encrypt: (text: string) => string;
  /** The same, with one result for one text, so that it can name the text in an address. */
  encryptAlike: (text: string) => string;
  decrypt: (encrypted: string) => string;
};

/**
 * The secret of this installation: `AUTH_SECRET`, or one created once in the data folder. Replicas of one database
 * need the same.
 */
export function readSecret(
  fromEnvironment: string | undefined,
  dataFolder: string,
  warn: Warn,
): Secret {
  return secretFrom(fromEnvironment ?? loadSecretFile(dataFolder, warn));
}

/** The same, or, if none can be saved, a temporary one: sessions and links end with the process. */
export function readOrCreateSecret(
  fromEnvironment: string | undefined,
  dataFolder: string,
  warn: Warn,
): Secret {
  try {
    return readSecret(fromEnvironment, dataFolder, warn);
  } catch {
    warn("DATA_DIR cannot be read or written, so sessions and links end with this process");
    return secretFrom(randomBytes(32).toString("base64url"));
  }
}

export function secretFrom(master: string): Secret {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", master, "genie", purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", keyFor(purpose)).update(text).digest();
  const encryptWith = (nonce: Buffer, text: string) => {
    const cipher = createCipheriv("aes-256-gcm", keyFor("seal"), nonce);
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
  };
  return {
    sign,
    hash: (purpose, text) => sign(purpose, text).toString("base64url"),
    encrypt: (text) => encryptWith(randomBytes(NONCE_BYTES), text),
    // A nonce that depends on the text is used for no other text.
    encryptAlike: (text) => encryptWith(sign("seal alike", text).subarray(0, NONCE_BYTES), text),
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, "base64url");
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", keyFor("seal"), nonce).setAuthTag(tag);
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString("utf8");
    },
  };
}

/** A fingerprint of the secret, and the secret itself if the site created it, because no operator knows that one. */
export function markSecret(
  fromEnvironment: string | undefined,
  dataFolder: string,
  warn: Warn,
): { mark: string; kept?: string } {
  const secret = fromEnvironment ?? loadSecretFile(dataFolder, warn);
  const mark = secretFrom(secret).hash("mark", "backup");
  return fromEnvironment === undefined ? { mark, kept: secret } : { mark };
}
