import { sql, type SQL } from "drizzle-orm";
import { text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The key of a table whose rows are named by the database. */
export const id = () => uuid("id").primaryKey().defaultRandom();

/** A moment, whatever time zone the database speaks in. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The moment of a row: now, unless another is given. */
export const createdAt = () => time("created_at").notNull().defaultNow();

/** The list of a sign-up by its `source`: the newsletter's is its name alone, any other names a feature after a colon. */
export const listOfSource = (source: SQL): SQL =>
  sql`case ${source} when 'newsletter' then 'newsletter' else 'notify' end`;

/**
 * The feature that a `source` names. The database derives `list` and `feature` from `source`, which replicas of earlier
 * versions read and write.
 */
export const feature = () =>
  text("feature").generatedAlwaysAs(
    sql`case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end`,
  );
