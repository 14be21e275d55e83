import { availableParallelism } from "node:os";
import { commonPasswords } from "./common-passwords";
import { AuthError } from "../auth-error";

/** The OWASP minimum for argon2id: 19 MiB, two rounds. */
const ARGON2ID = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},`;

/**
 * Each hash uses a full core and 19 MiB. One core and one of Bun's threads stay free for pages and files, so that a burst
 * of sign-ins slows neither.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 128;

let running = 0;
const waiting: (() => void)[] = [];

/** Keyboards and systems write one password differently (ü as one letter or as two): RFC 8265, NIST SP 800-63B. */
const normalize = (password: string): string => password.normalize("NFKC");

/** Hashes a password with argon2id. Rejects with 503 when too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => Bun.password.hash(normalize(password), ARGON2ID));

/** Checked for unknown addresses, so that they take as long. */
let dummy: Promise<string> | undefined;

/**
 * Checks a password against a hash (argon2id, or imported bcrypt). Without a hash it does the same work and fails.
 * `isOutdated` means the password should be hashed again: imported hashes are also of the password as it was typed.
 */
export async function checkPassword(
  password: string,
  hash: string | null | undefined,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const known = hash ?? (await (dummy ??= Bun.password.hash(crypto.randomUUID(), ARGON2ID)));
  const isOutdated = !known.startsWith(CURRENT);
  const verify = (word: string) => inTurn(() => Bun.password.verify(word, known));
  const isRight = (await verify(normalize(password))) || (isOutdated && (await verify(password)));
  return { isRight: isRight && hash !== null && hash !== undefined, isOutdated };
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new AuthError("overloaded", { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Refuses passwords that are too short, too long, or one of 49,000 common ones. */
export function requireGoodPassword(typed: string): void {
  const password = normalize(typed);
  const length = Array.from(password).length;
  if (length < MIN_LENGTH)
    throw new AuthError("weak_password", {
      message: `Password should be at least ${MIN_LENGTH} characters.`,
      reasons: ["length"],
    });
  if (length > MAX_LENGTH)
    throw new AuthError("validation_failed", {
      message: `Password cannot be longer than ${MAX_LENGTH} characters`,
    });
  if (commonPasswords.includes(`\n${password.toLowerCase()}\n`))
    throw new AuthError("weak_password", {
      message: "Password is known to be weak and easy to guess, please choose a different one.",
      reasons: ["pwned"],
    });
}
