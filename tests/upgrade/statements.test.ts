import { expect, test } from "bun:test";
import postgres from "postgres";
import { newPostgresDatabase } from "../support/database/databases";
import { LONG_MS } from "../support/commands/installation";
import { statements } from "./fixture";

/** Ids that the database generates differ here, so references to them find nothing. All else is checked before that. */
const FOREIGN_KEY = "23503";

test(
  "every statement of the release runs on this version's tables",
  async () => {
    const url = await newPostgresDatabase();
    const client = postgres(url, { max: 1, onnotice: () => {} });
    const refused: object[] = [];
    for (const { sql, values } of statements) {
      const outcome = await client
        .unsafe(sql, values, { prepare: true })
        .catch((error: unknown) => error);
      if (outcome instanceof postgres.PostgresError && outcome.code !== FOREIGN_KEY)
        refused.push({ sql, message: outcome.message });
    }
    await client.end();
    expect(statements.length).toBeGreaterThan(90);
    expect(refused).toEqual([]);
  },
  LONG_MS,
);
