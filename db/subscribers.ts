import { asc } from "drizzle-orm";
import type { Queries } from "./pool";
import { subscribers } from "./schema";

export type Subscriber = typeof subscribers.$inferSelect;

/** A sign-up. The consent fields belong to forms with a consent box. */
export type NewSubscriber = {
  email: string;
  source: string;
  consentText?: string | undefined;
  privacyVersion?: string | undefined;
};

/**
 * Stores sign-ups in one statement. An address that is already there for its source, in whatever case,
 * keeps its first row; nobody is told. No NUL characters, please: Postgres refuses the whole statement.
 */
export async function addSubscribers(db: Queries, rows: NewSubscriber[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same addresses could wait for each other.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.insert(subscribers).values(sorted).onConflictDoNothing();
}

/** All sign-ups, oldest first. */
export function listSubscribers(db: Queries): Promise<Subscriber[]> {
  return db.select().from(subscribers).orderBy(asc(subscribers.createdAt), asc(subscribers.id));
}

function keyOf({ email, source }: NewSubscriber): string {
  return `${email.toLowerCase()}\n${source}`;
}
