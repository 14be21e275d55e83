import { sql, type SQL } from "drizzle-orm";
import { index, text, timestamp, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

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

type Searched = {
  /** Columns whose words are found by their beginning. */
  words: (AnyPgColumn | SQL)[];
  feature?: AnyPgColumn | SQL;
  origin: AnyPgColumn | SQL;
};

/** The words, feature and campaign of an entry, as its index has them; `matching` in db/forms/search-words.ts searches them. */
export const searchedWords = ({ words, origin, ...rest }: Searched): SQL => {
  const joined = sql.join(
    words.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  );
  return sql`search_words(${joined}, ${rest.feature ?? sql`null`}, ${origin} ->> 'utm_campaign')`;
};

/** The index of an entry's words. */
export const wordsIndex = (name: string, words: SQL) => index(name).using("gin", words);
