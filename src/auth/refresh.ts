import { createHash } from "node:crypto";
import {
  addRefreshToken,
  endSessions,
  findRefreshToken,
  lockByRefreshToken,
  markRefreshTokenUsed,
  type Session,
  updateSession,
} from "../../db/auth/sessions";
import { addAuditEvent } from "../../db/auth/audit";
import type { Queries } from "../../db/pool";
import type { OpenedSession } from "./open-session";
import type { Secret } from "./secret";

/** Tabs that wake together send the same token within this long. */
const REUSE_WINDOW_MS = 10_000;

const DAY_MS = 24 * 60 * 60_000;
/** A session that nobody used for this long is over, and so is any that is older than the other (ASVS 7.3). */
const ASLEEP_MOST_MS = 30 * DAY_MS;
const LONGEST_MS = 180 * DAY_MS;

/** The refresh token of a session by its number: 256 bits that can be derived again, and are stored only as a hash. */
const refreshTokenOf = (secret: Secret, sessionId: string, number: number): string =>
  secret.sign("refresh", `${sessionId}:${number}`).toString("base64url");

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Stores a session's token of this number and returns it. */
export async function giveRefreshToken(
  db: Queries,
  secret: Secret,
  session: Pick<Session, "id" | "refreshNumber">,
): Promise<string> {
  const token = refreshTokenOf(secret, session.id, session.refreshNumber);
  const { id: sessionId, refreshNumber: number } = session;
  await addRefreshToken(db, { hash: hashOf(token), sessionId, number });
  return token;
}

export type Refreshed =
  | ({ is: "refreshed" } & OpenedSession)
  | { is: "not found" }
  | { is: "already used" }
  | { is: "expired" };

/**
 * Trades a refresh token for the next. The token that is good now makes a new one. The one before it, and any that was
 * used within the last 10 s, is answered with the one that is good now: tabs race for it. Anything older was stolen or
 * leaked, and ends the session.
 */
export async function refresh(tx: Queries, secret: Secret, presented: string): Promise<Refreshed> {
  const hash = hashOf(presented);
  const held = await lockByRefreshToken(tx, hash);
  if (held === undefined) return { is: "not found" };
  const { session, token } = held;
  if (isExpired(session)) return { is: "expired" };
  if (token.number === session.refreshNumber) {
    const next = { ...session, refreshNumber: session.refreshNumber + 1, refreshedAt: new Date() };
    const { refreshNumber, refreshedAt } = next;
    const [refreshToken] = await Promise.all([
      giveRefreshToken(tx, secret, next),
      updateSession(tx, session.id, { refreshNumber, refreshedAt }),
      markRefreshTokenUsed(tx, hash),
    ]);
    return { is: "refreshed", session: next, refreshToken };
  }
  const refreshToken = refreshTokenOf(secret, session.id, session.refreshNumber);
  if (token.number === session.refreshNumber - 1) return { is: "refreshed", session, refreshToken };
  // Read again: it may have been used while this request waited for its turn.
  const now = await findRefreshToken(tx, hash);
  if (Date.now() - Number(now?.usedAt ?? 0) < REUSE_WINDOW_MS)
    return { is: "refreshed", session, refreshToken };
  await endSessions(tx, session, "local");
  await addAuditEvent(tx, "refresh_token_reused", session.userId);
  return { is: "already used" };
}

function isExpired({ createdAt, refreshedAt }: Session): boolean {
  const now = Date.now();
  return now - Number(refreshedAt) > ASLEEP_MOST_MS || now - Number(createdAt) > LONGEST_MS;
}
