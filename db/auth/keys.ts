import { and, eq, lt, sql } from "drizzle-orm";
import { signingKeys } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

export type SigningKey = typeof signingKeys.$inferSelect;
type NewKey = Pick<SigningKey, "id" | "publicJwk" | "sealedPrivateJwk">;

/** Any number that nothing else locks in this database. */
const LOCK = 7_203_412;

export function listKeys(db: Queries): Promise<SigningKey[]> {
  return db.select().from(signingKeys).orderBy(signingKeys.createdAt);
}

/** Stores a signing key if there is none; replicas that start together agree on one. */
export async function addFirstKey(db: Queries, key: NewKey): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const signing = await tx.select().from(signingKeys).where(eq(signingKeys.state, "active"));
    if (signing.length > 0) return;
    await tx.insert(signingKeys).values({ ...key, state: "active" });
  });
}

export async function addStandbyKey(db: Queries, key: NewKey): Promise<void> {
  await db.insert(signingKeys).values({ ...key, state: "standby" });
}

/** Makes this key sign; the previous one only verifies. */
export async function activateKey(db: Queries, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(signingKeys)
      .set({ state: "retired", changedAt: sql`now()` })
      .where(eq(signingKeys.state, "active"));
    await tx
      .update(signingKeys)
      .set({ state: "active", changedAt: sql`now()` })
      .where(eq(signingKeys.id, id));
  });
}

/** Deletes keys that stopped signing before this time. */
export async function dropRetiredKeys(db: Queries, before: Date): Promise<number> {
  const isOld = and(eq(signingKeys.state, "retired"), lt(signingKeys.changedAt, before));
  return (await db.delete(signingKeys).where(isOld).returning()).length;
}
