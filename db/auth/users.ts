import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { factors, oneTimeTokens } from "../schema/auth-tokens";
import { profiles, type Role, users } from "../schema/accounts";
import type { Queries } from "../connection/pool";

export type User = typeof users.$inferSelect;
export type Factor = typeof factors.$inferSelect;

/** A user with factors. */
export type Account = { user: User; factors: Factor[] };

type NewUser = {
  email: string;
  passwordHash: string | null;
  isConfirmed: boolean;
  role?: Role;
};

/** Creates a user with profile. Undefined if the address has an account. */
export async function addUser(db: Queries, fields: NewUser): Promise<User | undefined> {
  const { email, passwordHash, isConfirmed, role = "user" } = fields;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email,
        passwordHash,
        ...(isConfirmed && { emailConfirmedAt: sql`now()` }),
      })
      .onConflictDoNothing()
      .returning();
    if (user === undefined) return undefined;
    await tx.insert(profiles).values({ id: user.id, email, role });
    return user;
  });
}

const hasEmail = (email: string): SQL => eq(sql`fold_address(${users.email})`, email.toLowerCase());

/** Returns the user of an address, ignoring case. */
export async function findUserByEmail(db: Queries, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  return user;
}

/**
 * The same, locked until the transaction ends: accounts are locked before their tokens are changed, so that using a link
 * and voiding it by a newer request cannot overlap.
 */
export async function lockUserByEmail(tx: Queries, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(hasEmail(email)).for("update");
  return user;
}

/** Locks an account as `lockUserByEmail` does. */
export async function lockUser(tx: Queries, id: string): Promise<void> {
  await tx.select().from(users).where(eq(users.id, id)).for("update");
}

/**
 * Returns whether an address's account keeps other accounts from changing to it. Anybody can sign up at any address, so an
 * unconfirmed account does not, unless an operator disabled it.
 */
export const isTaken = (user: User | undefined): boolean =>
  user !== undefined && (user.emailConfirmedAt !== null || user.bannedUntil !== null);

/**
 * Returns the user of an address. Unconfirmed ones, which have no password yet, come with that of their latest sign-up.
 */
export async function findUserToSignIn(db: Queries, email: string): Promise<User | undefined> {
  const [user] = await db
    .select({
      ...getTableColumns(users),
      passwordHash: sql<string | null>`coalesce(${users.passwordHash}, (
        select signed_up.password_hash from ${oneTimeTokens} signed_up
        where signed_up.user_id = ${users}.id and signed_up.purpose = 'confirmation'
          and ${users}.email_confirmed_at is null
        order by signed_up.created_at desc limit 1))`,
    })
    .from(users)
    .where(hasEmail(email));
  return user;
}

export async function findUser(db: Queries, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Returns whether an account is disabled now. */
export const isBanned = (until: Date | null): boolean => until !== null && until > new Date();

/** Returns an account in one query. */
export async function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  const rows = await db
    .select({ user: users, factor: factors })
    .from(users)
    .leftJoin(factors, eq(factors.userId, users.id))
    .where(eq(users.id, id))
    .orderBy(factors.createdAt);
  const [first] = rows;
  return first && { user: first.user, factors: rows.flatMap(({ factor }) => factor ?? []) };
}

/** Changes only the given fields. */
export async function updateUser(
  db: Queries,
  id: string,
  fields: Partial<Omit<User, "id" | "createdAt" | "updatedAt">>,
): Promise<void> {
  await db
    .update(users)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(users.id, id));
}

/**
 * Merges fields into the user's own data, removes those that are null, and returns the result; undefined for unknown
 * users. Concurrent calls do not overwrite each other.
 */
export async function mergeUserData(
  db: Queries,
  id: string,
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const given = sql.param(data, users.userMetadata);
  const gone = sql`array(select key from jsonb_each(${given}) where value = 'null')`;
  const [changed] = await db
    .update(users)
    .set({
      userMetadata: sql`(${users.userMetadata} || ${given}) - ${gone}`,
      updatedAt: new Date(),
    })
    .where(eq(users.id, id))
    .returning();
  return changed?.userMetadata ?? {};
}

/** All users with their role, oldest first. */
export async function listUsers(db: Queries): Promise<(User & { role: Role })[]> {
  const rows = await db
    .select({ user: users, role: profiles.role })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .orderBy(users.createdAt);
  return rows.map(({ user, role }) => ({ ...user, role: role ?? "user" }));
}
