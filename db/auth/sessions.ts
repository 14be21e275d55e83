import { and, eq, exists, inArray, ne, notExists, sql } from "drizzle-orm";
import { auditEvents, authCodes, factors } from "../schema/auth-tokens";
import {
  type AuthMethod,
  knownNetworks,
  profiles,
  refreshTokens,
  sessions,
  users,
} from "../schema/accounts";
import type { Queries } from "../connection/pool";
import type { Profile } from "./profiles";

export type Session = typeof sessions.$inferSelect;
type RefreshToken = typeof refreshTokens.$inferSelect;

/** A sign-in: its session, the hash of its first refresh token, and the key of its network. */
type NewSession = {
  userId: string;
  methods: AuthMethod[];
  tokenHash: string;
  networkKey: string;
  /** The event to record. */
  event?: string | undefined;
};

/** Opens a session with its first refresh token and records the sign-in. Call it in a transaction. */
export async function addSession(tx: Queries, opened: NewSession): Promise<Session> {
  const { userId, methods, tokenHash: hash, networkKey, event: kind } = opened;
  const [session] = await tx.insert(sessions).values({ userId, methods }).returning();
  if (session === undefined) throw new Error("The session was not stored.");
  await addRefreshToken(tx, { hash, sessionId: session.id, number: session.refreshNumber });
  const now = { lastSignInAt: new Date(), updatedAt: new Date() };
  await tx.update(users).set(now).where(eq(users.id, userId));
  if (kind !== undefined) await tx.insert(auditEvents).values({ kind, userId });
  // With a second factor, a network is known once the factor was given there.
  await tx.execute(sql`
    insert into ${knownNetworks} (user_id, network_key) select ${userId}::uuid, ${networkKey}
    where not ${exists(verifiedFactors(tx, userId))}
    on conflict (user_id, network_key) do update set last_sign_in_at = now()`);
  return session;
}

export async function findSession(db: Queries, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

export async function updateSession(
  db: Queries,
  id: string,
  fields: Partial<Pick<Session, "aal" | "methods" | "refreshNumber" | "refreshedAt">>,
): Promise<void> {
  await db.update(sessions).set(fields).where(eq(sessions.id, id));
}

/**
 * Replaces an authentication method of a session by a plain one-time code. Returns whether it was there; of
 * concurrent calls only one succeeds.
 */
export async function consumeMethod(db: Queries, id: string, method: string): Promise<boolean> {
  const spent = await db
    .update(sessions)
    .set({
      methods: sql`(select jsonb_agg(case when one ->> 'method' = ${method}
        then one || '{"method": "otp"}' else one end order by place)
        from jsonb_array_elements(${sessions.methods}) with ordinality as listed (one, place))`,
    })
    .where(
      and(eq(sessions.id, id), sql`${sessions.methods} @> ${JSON.stringify([{ method }])}::jsonb`),
    )
    .returning({ id: sessions.id });
  return spent.length > 0;
}

/** Ends this session, all of the user's, or all but this one; the last two also void codes that would open others. */
export async function endSessions(
  db: Queries,
  { id, userId }: { id: string; userId: string },
  scope: "local" | "global" | "others",
): Promise<void> {
  const which = {
    local: eq(sessions.id, id),
    global: eq(sessions.userId, userId),
    others: and(eq(sessions.userId, userId), ne(sessions.id, id)),
  };
  await db.delete(sessions).where(which[scope]);
  if (scope !== "local") await db.delete(authCodes).where(eq(authCodes.userId, userId));
}

/** Ends the user's other sessions without a second factor, once there is one. */
export async function endAal1Sessions(
  db: Queries,
  { id, userId }: Pick<Session, "id" | "userId">,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), eq(sessions.aal, "aal1")));
}

/** Lowers all sessions of a user who no longer has a second factor. */
export async function downgradeSessions(db: Queries, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ aal: "aal1" })
    .where(and(eq(sessions.userId, userId), notExists(verifiedFactors(db, userId))));
}

const verifiedFactors = (db: Queries, userId: string) =>
  db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.isVerified, true)));

/**
 * Returns a session's user with their current role, in one query; undefined once it has ended. `isFactorMissing`: the
 * account has a verified second factor that was not given in this session.
 */
export async function findSessionProfile(
  db: Queries,
  sessionId: string,
  userId: string,
): Promise<{ profile: Profile; bannedUntil: Date | null; isFactorMissing: boolean } | undefined> {
  const [row] = await db
    .select({
      profile: profiles,
      bannedUntil: users.bannedUntil,
      isFactorMissing: sql<boolean>`${sessions.aal} <> 'aal2' and ${exists(verifiedFactors(db, userId))}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row;
}

export async function addRefreshToken(
  db: Queries,
  fields: { hash: string; sessionId: string; number: number },
): Promise<void> {
  await db.insert(refreshTokens).values(fields).onConflictDoNothing();
}

export function findRefreshTokens(db: Queries, hashes: string[]): Promise<RefreshToken[]> {
  return db.select().from(refreshTokens).where(inArray(refreshTokens.hash, hashes));
}
