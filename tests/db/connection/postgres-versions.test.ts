import { expect, test } from "bun:test";
import { openDatabase, type DatabaseEvent } from "../../../db/connection/client";
import { countTry } from "../../../db/limits/rate-limits";
import { erasePerson } from "../../../db/forms/erase";
import { addSubmissions } from "../../../db/forms/submissions";
import { startPostgres } from "../../support/database/postgres";
import { fetchPostgres } from "../../support/database/postgres-versions";
import { listSubscribers } from "../../support/rows/list-rows";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;

/** `ALL_POSTGRES_VERSIONS=1 bun test tests/db/connection/postgres-versions.test.ts` also tries those in between. */
const supported = process.env["ALL_POSTGRES_VERSIONS"]
  ? ([14, 15, 16, 17, 18] as const)
  : ([14, 18] as const);

for (const version of supported)
  test(
    `PostgreSQL ${version} stores, counts and erases`,
    async () => {
      const server = await startPostgres([], await fetchPostgres(version));
      const failures: unknown[] = [];
      const database = openDatabase({
        url: server.url,
        dataFolder: tempFolder(),
        deadlineMs: 10_000,
        onEvent: (event: DatabaseEvent) =>
          event.kind === "open-failed" && failures.push(event.error),
      });
      await database.opened;
      const row = () => ({
        id: Bun.randomUUIDv7(),
        receivedAt: new Date().toISOString(),
        email: "ann@example.com",
      });
      await database.pipeline((db) =>
        addSubmissions(db, [
          { kind: "subscriber", row: { ...row(), source: "newsletter" } },
          { kind: "waitlistEntry", row: { ...row(), source: "beta-waitlist:Mobile App" } },
        ]),
      );
      expect(await database.run(listSubscribers)).toHaveLength(1);
      expect(await database.run((db) => countTry(db, "ann", 60))).toMatchObject({ count: 1 });
      await database.run((db) => erasePerson(db, "ANN@example.com"));
      expect(await database.run(listSubscribers)).toEqual([]);
      expect(failures).toEqual([]);
      await database.close();
      await server.stop();
    },
    TEST_MS,
  );

test(
  "PostgreSQL 13 is refused with a sentence",
  async () => {
    const server = await startPostgres([], await fetchPostgres(13));
    const failure = Promise.withResolvers<string>();
    const database = openDatabase({
      url: server.url,
      dataFolder: tempFolder(),
      onEvent: (event) => event.kind === "open-failed" && failure.resolve(String(event.error)),
    });
    expect(await failure.promise).toMatch(/PostgreSQL 13\S*\. The site needs 14 or newer\./);
    await database.close();
    await server.stop();
  },
  TEST_MS,
);
