import { eq, sql, type SQL } from "drizzle-orm";
import { users } from "../schema/accounts";
import type { Queries } from "../connection/pool";
import type { User } from "./users";

/**
 * Locks accounts before their tokens are changed, so that using a link and voiding it by a newer request cannot
 * overlap. Locks last until the transaction ends.
 */
const lock = (tx: Queries, which: SQL): Promise<User[]> =>
  tx.select().from(users).where(which).for("update");

export async function lockUser(tx: Queries, id: string): Promise<void> {
  await lock(tx, eq(users.id, id));
}

/** Returns the user of an address, ignoring case. */
export async function lockUserByEmail(tx: Queries, email: string): Promise<User | undefined> {
  const [user] = await lock(tx, eq(sql`fold_address(${users.email})`, email.toLowerCase()));
  return user;
}
