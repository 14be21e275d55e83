import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { DatabaseUnavailable, openDatabase } from "../../../db/connection/client";
import { newPostgresDatabase } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;

for (const { name, code } of [
  { name: "a serialization failure", code: "40001" },
  { name: "a deadlock", code: "40P01" },
])
  test(
    `after ${name} the same call runs again, and is an outage if it never succeeds`,
    async () => {
      const url = await newPostgresDatabase();
      const database = openDatabase({ url, dataFolder: tempFolder(), deadlineMs: 2_000 });
      await database.opened;
      const failTimes = (times: number) => {
        let left = times;
        return database.run((db) =>
          db.transaction(async (tx) => {
            if (left-- > 0)
              await tx.execute(
                sql.raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`),
              );
            return times;
          }),
        );
      };
      expect(await failTimes(2)).toBe(2);
      expect(await failTimes(Infinity).catch((error: unknown) => error)).toBeInstanceOf(
        DatabaseUnavailable,
      );
      await database.close();
    },
    TEST_MS,
  );
