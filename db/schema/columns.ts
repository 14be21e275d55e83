import { timestamp, uuid } from "drizzle-orm/pg-core";

/** The key of a table whose rows are named by the database. */
export const id = () => uuid("id").primaryKey().defaultRandom();

/** A moment, whatever time zone the database speaks in. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The moment of a row: now, unless another is given. */
export const createdAt = () => time("created_at").notNull().defaultNow();
