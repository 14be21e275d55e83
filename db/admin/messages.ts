import { and, desc, eq, sql } from "drizzle-orm";
import { profiles } from "../schema/accounts";
import { contactMessages, type MESSAGE_STATES } from "../schema/messages";
import type { Queries } from "../connection/pool";
import type { ListKey } from "./broadcasts";

export type MessageState = (typeof MESSAGE_STATES)[number];

/** How many messages a page has. */
export const PAGE_SIZE = 25;

/** Messages in a state, newest first, a page of them by key. */
export function listMessages(db: Queries, state: MessageState, after?: ListKey) {
  const { id, name, email, company, topic, message, createdAt } = contactMessages;
  return db
    .select({
      id,
      name,
      email,
      company,
      topic,
      message,
      state: contactMessages.state,
      takenBy: profiles.email,
      createdAt: sql<string>`to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(contactMessages)
    .leftJoin(profiles, eq(profiles.id, contactMessages.takenBy))
    .where(
      and(
        eq(contactMessages.state, state),
        after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE);
}

/** Changes a message that is as somebody saw it, taken by this address or empty. Returns whether there is one. */
export async function changeMessage(
  db: Queries,
  id: string,
  change: { state?: MessageState; takenBy?: string },
  seen: { state: MessageState; takenBy: string },
): Promise<boolean> {
  const changed = await db
    .update(contactMessages)
    .set(change)
    .where(
      and(
        eq(contactMessages.id, id),
        eq(contactMessages.state, seen.state),
        sql`coalesce((select email from ${profiles} where ${profiles.id} = ${contactMessages.takenBy}), '') = ${seen.takenBy}`,
      ),
    )
    .returning({ id: contactMessages.id });
  return changed.length > 0;
}

/** How many messages nobody has answered or closed. */
export const countNewMessages = (db: Queries) =>
  db.$count(contactMessages, eq(contactMessages.state, "new"));
