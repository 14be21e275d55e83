import { addAuditEvent } from "../../../db/auth/audit";
import { endSessions, findRefreshTokens } from "../../../db/auth/sessions";
import {
  type TokenSession,
  type Rotation,
  rotateRefreshToken,
} from "../../../db/auth/rotate-refresh-token";
import type { Database } from "../../../db/connection/client";
import type { Queries } from "../../../db/connection/pool";
import { terms } from "../../../db/schema/retention";
import type { Secret } from "../../secrets/secret";
import { hashRefreshToken } from "./open-session";

/** Tabs that wake together send the same token within this time. */
const REUSE_WINDOW_MS = 10_000;
/** More refreshes within that time are not tabs racing. */
const MAX_RACED = 100;
/** Sessions end when unused for the first term, and at the age of the second (ASVS 7.3). */
const SLEEP_DAYS = terms.idleSession.amount;
const LIFE_DAYS = terms.session.amount;
/** How long a refresh waits for another of the same session, as in GoTrue, and how often it checks. */
const LOCK_WAIT_MS = 5_000;
const LOCK_CHECK_MS = 20;

/** Each token is derived from the one before it, so a client that shows an older one can be given its successor. */
const nextOf = (secret: Secret, token: string): string => secret.hash("refresh", token);

type Refreshed =
  | { is: "refreshed"; session: TokenSession; refreshToken: string }
  | { is: "not found" | "already used" | "expired" | "banned" | "contended" };

/**
 * Exchanges a refresh token for the next one. The current token creates a new one. The previous one, and any used
 * within the last 10 s, gets the current one, because tabs race. Anything older was leaked and ends the session.
 */
export async function refresh(
  database: Database,
  secret: Secret,
  presented: string,
): Promise<Refreshed> {
  const rotation = await rotateWhenUnlocked(database, secret, presented);
  if (typeof rotation === "string") return { is: rotation };
  if (rotation.isExpired) return { is: "expired" };
  if (rotation.isBanned) return { is: "banned" };
  const { session } = rotation;
  if (rotation.isRotated)
    return { is: "refreshed", session, refreshToken: nextOf(secret, presented) };
  const refreshToken = await database.run((db) =>
    findCurrentToken(db, secret, presented, rotation),
  );
  if (refreshToken !== undefined) return { is: "refreshed", session, refreshToken };
  await database.run(async (db) => {
    await endSessions(db, session, "local");
    await addAuditEvent(db, "refresh_token_reused", session.userId);
  });
  return { is: "already used" };
}

/** Waits for a concurrent refresh of the session, on this server or a replica. */
async function rotateWhenUnlocked(
  database: Database,
  secret: Secret,
  presented: string,
): Promise<Rotation | "not found" | "contended"> {
  const hash = hashRefreshToken(presented);
  const nextHash = hashRefreshToken(nextOf(secret, presented));
  const asked = { hash, nextHash, sleepDays: SLEEP_DAYS, lifeDays: LIFE_DAYS };
  const until = performance.now() + LOCK_WAIT_MS;
  while (performance.now() < until) {
    const rotation = await database.run((db) => rotateRefreshToken(db, asked));
    if (rotation !== undefined) return rotation;
    const known = await database.run((db) => findRefreshTokens(db, [hash]));
    if (known.length === 0) return "not found";
    await Bun.sleep(LOCK_CHECK_MS * (0.5 + Math.random()));
  }
  return "contended";
}

/** Returns the current token for the previous one, or for one used a moment ago. */
async function findCurrentToken(
  db: Queries,
  secret: Secret,
  presented: string,
  { number, currentNumber }: Rotation,
): Promise<string | undefined> {
  const behind = currentNumber - number;
  if (behind > MAX_RACED) return undefined;
  let good = presented;
  for (let step = 0; step < behind; step++) good = nextOf(secret, good);
  const hashes = { shown: hashRefreshToken(presented), good: hashRefreshToken(good) };
  const found = await findRefreshTokens(db, Object.values(hashes));
  // A second factor given in between started a new chain of tokens.
  if (!found.some(({ hash }) => hash === hashes.good)) return undefined;
  const usedAt = found.find(({ hash }) => hash === hashes.shown)?.usedAt;
  return behind === 1 || Date.now() - Number(usedAt ?? 0) < REUSE_WINDOW_MS ? good : undefined;
}
