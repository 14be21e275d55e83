import { sql } from "drizzle-orm";
import { text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The primary key of a table whose ids the database generates. */
export const id = () => uuid("id").primaryKey().defaultRandom();

/** A time that does not depend on the database's time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The time of a row, now by default. */
export const createdAt = () => time("created_at").notNull().defaultNow();

/** The feature in a `source`. The database derives `list` and `feature`, so that they cannot disagree with it. */
export const feature = () =>
  text("feature").generatedAlwaysAs(
    sql`case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end`,
  );
