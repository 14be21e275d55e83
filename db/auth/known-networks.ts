import { and, eq, sql } from "drizzle-orm";
import { knownNetworks } from "../schema/accounts";
import type { Queries } from "../connection/pool";

/** A network's keyed hash, which differs per account. */
type Network = { userId: string; networkKey: string };

/** Forgets all networks of an account. */
export async function forgetNetworks(db: Queries, userId: string): Promise<void> {
  await db.delete(knownNetworks).where(eq(knownNetworks.userId, userId));
}

/** Records a sign-in to an account from a network. */
export async function recordNetwork(db: Queries, network: Network): Promise<void> {
  await db
    .insert(knownNetworks)
    .values(network)
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkKey],
      set: { lastSignInAt: sql`now()` },
    });
}

/** Returns whether anyone signed in to the account from the network within this many days. */
export async function isKnownNetwork(
  db: Queries,
  { userId, networkKey }: Network,
  days: number,
): Promise<boolean> {
  const isSame = and(eq(knownNetworks.userId, userId), eq(knownNetworks.networkKey, networkKey));
  const found = await db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(isSame, sql`${knownNetworks.lastSignInAt} > ${daysAgo(days)}`));
  return found.length > 0;
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
