import { and, eq, sql } from "drizzle-orm";
import { factors } from "../schema/auth-tokens";
import { profiles, sessions, users } from "../schema/accounts";
import { consoleSessions } from "../schema/console";
import type { Queries } from "../connection/pool";

const IDLE = sql.raw("interval '30 minutes'");
const LONGEST = sql.raw("interval '12 hours'");
/** A request writes only when the last one that did is this old. */
const SEEN = sql.raw("interval '1 minute'");

/** A console session that is no longer accepted. */
export const hasEnded = sql`(${consoleSessions.seenAt} < now() - ${IDLE} or ${consoleSessions.createdAt} < now() - ${LONGEST})`;

/** Who is signed in to the console. */
export type Admin = {
  userId: string;
  sessionId: string;
  email: string;
  /** Whether the account has a verified authenticator app, and whether a code of it was given in this session. */
  hasFactor: boolean;
  isFactorGiven: boolean;
  /** Whether a code was given to the console itself within 15 minutes. */
  isCodeRecent: boolean;
};

/** Opens a console session that belongs to a session, in place of one that the browser had. */
export async function addConsoleSession(
  db: Queries,
  fields: { tokenHash: string; sessionId: string },
  before: string,
): Promise<void> {
  await db.delete(consoleSessions).where(eq(consoleSessions.tokenHash, before));
  await db.insert(consoleSessions).values(fields);
}

/**
 * Returns who has this cookie, with their role as it is now, and notes that they were here. Undefined once the console's
 * session or its own has ended, the role is lost, or the account is disabled.
 */
export async function findAdmin(db: Queries, tokenHash: string): Promise<Admin | undefined> {
  const [row] = await db.execute<Admin & { isOld: boolean }>(sql`
    select own.user_id as "userId", own.id as "sessionId", ${profiles.email} as email,
      exists (select from ${factors} where user_id = own.user_id and is_verified) as "hasFactor",
      own.aal = 'aal2' as "isFactorGiven",
      coalesce(${consoleSessions.codeAt} > now() - interval '15 minutes', false) as "isCodeRecent",
      ${consoleSessions.seenAt} < now() - ${SEEN} as "isOld"
    from ${consoleSessions}
    join ${sessions} own on own.id = ${consoleSessions.sessionId}
    join ${users} on ${users.id} = own.user_id
    join ${profiles} on ${profiles.id} = own.user_id
    where ${consoleSessions.tokenHash} = ${tokenHash} and ${profiles.role} = 'admin'
      and coalesce(${users.bannedUntil} < now(), true)
      and not ${hasEnded}`);
  if (row?.isOld)
    await db
      .update(consoleSessions)
      .set({ seenAt: sql`now()` })
      .where(eq(consoleSessions.tokenHash, tokenHash));
  return row;
}

/** Notes that a code was given, with the cookie's next hash: an older copy of it is worth nothing. */
export async function noteCode(db: Queries, tokenHash: string, next: string): Promise<void> {
  await db
    .update(consoleSessions)
    .set({ tokenHash: next, codeAt: sql`now()`, seenAt: sql`now()` })
    .where(eq(consoleSessions.tokenHash, tokenHash));
}

/** Ends the console's sessions that belong to a session, not that session itself. */
export async function endConsoleSessions(db: Queries, sessionId: string): Promise<void> {
  await db.delete(consoleSessions).where(eq(consoleSessions.sessionId, sessionId));
}

/** An account's sessions, the last used first; `usedAt` counts the console and fresh tokens. Times are ISO 8601. */
export async function listSessions(db: Queries, userId: string) {
  const rows = await db.execute<{ id: string; at: string; usedAt: string; hasCode: boolean }>(sql`
    select id, created_at::text as at, aal = 'aal2' as "hasCode", greatest(refreshed_at,
      (select max(seen_at) from ${consoleSessions} where session_id = own.id))::text as "usedAt"
    from ${sessions} own where user_id = ${userId} order by 4 desc, id`);
  const iso = (time: string) => new Date(time).toISOString();
  return rows.map((row) => ({ ...row, at: iso(row.at), usedAt: iso(row.usedAt) }));
}

/** Ends one of an account's sessions, with the console's. Returns whether there was one. */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
