import { asc } from "drizzle-orm";
import type { Queries } from "../../../db/connection/pool";
import { subscribers, waitlistEntries } from "../../../db/schema/forms";
import { contactMessages } from "../../../db/schema/messages";

/** All sign-ups, oldest first. */
export const listSubscribers = (db: Queries): Promise<(typeof subscribers.$inferSelect)[]> =>
  db.select().from(subscribers).orderBy(asc(subscribers.createdAt), asc(subscribers.id));

/** All waitlist entries, oldest first. */
export const listWaitlistEntries = (
  db: Queries,
): Promise<(typeof waitlistEntries.$inferSelect)[]> =>
  db
    .select()
    .from(waitlistEntries)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));

/** All contact messages, oldest first. */
export const listContactMessages = (
  db: Queries,
): Promise<(typeof contactMessages.$inferSelect)[]> =>
  db
    .select()
    .from(contactMessages)
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
