import { eq } from "drizzle-orm";
import { authCodes } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

export type AuthCode = typeof authCodes.$inferSelect;

export async function addAuthCode(db: Queries, code: AuthCode): Promise<void> {
  await db.insert(authCodes).values(code);
}

/** Removes and returns a code; of concurrent calls only one gets it. */
export async function consumeAuthCode(
  db: Queries,
  codeHash: string,
): Promise<AuthCode | undefined> {
  const [code] = await db.delete(authCodes).where(eq(authCodes.codeHash, codeHash)).returning();
  return code;
}
