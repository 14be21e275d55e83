import { sql } from "drizzle-orm";
import { refreshTokens, sessions, users } from "../schema/accounts";
import type { Queries } from "../connection/pool";
import type { Session } from "./sessions";

/** The part of a session that a token needs. */
export type TokenSession = Pick<Session, "id" | "userId" | "aal" | "methods">;

/** The result of a refresh. `isRotated` is true if the token was current and the next one is stored. */
export type Rotation = {
  isRotated: boolean;
  session: TokenSession;
  /** The number of the given token, and of the current one. */
  number: number;
  currentNumber: number;
  isExpired: boolean;
  isBanned: boolean;
};

/**
 * Exchanges the current refresh token for the next in one statement: updates the session, spends the token and stores
 * the hash of the next. Changes nothing if another token is current, the session has ended (unused for `sleepDays`,
 * or older than `lifeDays`) or the user is banned. Undefined if the token does not exist or another refresh holds its
 * session.
 */
export async function rotateRefreshToken(
  db: Queries,
  token: { hash: string; nextHash: string; sleepDays: number; lifeDays: number },
): Promise<Rotation | undefined> {
  const { hash, nextHash, sleepDays, lifeDays } = token;
  const [row] = await db.execute<Omit<Rotation, "session"> & TokenSession>(sql`
    with held as (
      select s.id, s.user_id, s.aal, s.methods, s.refresh_number, t.number,
        s.refreshed_at < now() - make_interval(days => ${sleepDays}::int)
          or s.created_at < now() - make_interval(days => ${lifeDays}::int) as is_expired,
        coalesce(u.banned_until > now(), false) as is_banned
      from ${refreshTokens} t
      join ${sessions} s on s.id = t.session_id
      join ${users} u on u.id = s.user_id
      where t.hash = ${hash}
      for update of s skip locked
    ), moved as (
      update ${sessions} s set refresh_number = held.number + 1, refreshed_at = now()
      from held
      where s.id = held.id and held.number = held.refresh_number
        and not held.is_expired and not held.is_banned
      returning s.id
    ), spent as (
      update ${refreshTokens} set used_at = now() where hash = ${hash} and exists (select from moved)
    ), given as (
      insert into ${refreshTokens} (hash, session_id, number)
      select ${nextHash}, held.id, held.number + 1 from held join moved on moved.id = held.id
    )
    select exists (select from moved) as "isRotated", number, refresh_number as "currentNumber",
      is_expired as "isExpired", is_banned as "isBanned", id, user_id as "userId", aal, methods
    from held`);
  if (row === undefined) return undefined;
  const { id, userId, aal, methods, ...rotation } = row;
  return { ...rotation, session: { id, userId, aal, methods } };
}
