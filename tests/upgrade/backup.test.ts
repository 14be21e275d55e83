import { expect, test } from "bun:test";
import { allRows } from "../support/rows/all-rows";
import { newEmptyPostgresDatabase } from "../support/database/databases";
import { kinds, LONG_MS, newInstallation, open, operate } from "../support/commands/installation";
import { tempFolder } from "../support/temp";
import { backupFile, backupRows } from "./fixture";

/** A message that waited when the backup was taken. By now it is too old to be sent. */
function restoredMessage(row: Record<string, unknown>): object {
  const isWaiting = row["sent_at"] === null && row["failed_at"] === null;
  return isWaiting ? { ...row, failed_at: expect.any(String), last_error: "stale" } : row;
}

for (const kind of kinds) {
  test(
    `the release's backup is restored into a new database on ${kind}, and migrated`,
    async () => {
      // An older backup needs a database without tables.
      const server = kind === "postgres" && { DATABASE_URL: await newEmptyPostgresDatabase() };
      const target = { DATA_DIR: tempFolder(), ...server };
      expect(await operate("restore", target, backupFile)).toMatchObject({ code: 0 });
      const database = open(target);
      const stored = await allRows(database);
      await database.close();
      for (const [table, rows] of backupRows()) {
        const after = JSON.parse(stored.get(table) ?? "null") as object[] | null;
        expect(after).toHaveLength(rows.length);
        for (const row of rows)
          expect(after).toContainEqual(
            expect.objectContaining(table === "outbox" ? restoredMessage(row) : row),
          );
      }
    },
    LONG_MS,
  );

  test(
    `it is not restored into newer tables on ${kind}, and the error says what to do`,
    async () => {
      const target = await newInstallation(kind);
      const migrated = open(target);
      await migrated.opened;
      await migrated.close();
      const { code, errors } = await operate("restore", target, backupFile);
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The backup's tables are those of 0011_\w+, the ones here of .*: restore it into a new database/,
      );
    },
    LONG_MS,
  );
}
