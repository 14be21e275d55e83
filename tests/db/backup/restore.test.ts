import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  contentOf,
  filledInstallation,
  LONG_MS,
  newInstallation,
  open,
  operate,
} from "../../support/commands/installation";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { newDataFolder } from "../../support/database/data-folder";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

describe("a restore", () => {
  test(
    "does not change a database with rows, unless told to replace them",
    async () => {
      const source = await filledInstallation("postgres");
      const file = join(tempFolder(), "genie.backup");
      await operate("backup", source, file);
      const database = open(source);
      await database.run((db) => db.execute(sql`delete from contact_messages`));
      await database.run((db) => db.execute(sql`update subscribers set source = 'later'`));
      await database.close();
      const changed = await contentOf(source);
      const refused = await operate("restore", source, file);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.errors).toMatch(/^The database is not empty: broadcasts has rows \(3\)\./);
      expect(await contentOf(source)).toEqual(changed);
      expect(await operate("restore", source, file, "--replace")).toMatchObject({ code: 0 });
      const restored = await contentOf(source);
      expect(restored["contact_messages"]).toHaveLength(3);
      expect(restored["subscribers"]?.join()).not.toContain("later");
    },
    LONG_MS,
  );

  test(
    "of a truncated or changed file reports it and leaves the database empty",
    async () => {
      const file = join(tempFolder(), "genie.backup");
      await operate("backup", await filledInstallation("postgres"), file);
      const whole = readFileSync(file);
      const lines = new TextDecoder().decode(Bun.gunzipSync(whole)).split("\n");
      const flipped = Buffer.from(whole);
      flipped[Math.trunc(whole.length / 2)] = (flipped[Math.trunc(whole.length / 2)] ?? 0) ^ 1;
      const zipped = (some: string[]) => Bun.gzipSync(Buffer.from(some.join("\n")));
      const bad: [string, Uint8Array, RegExp][] = [
        ["cut", whole.subarray(0, -20), /is truncated|ends too early/],
        ["empty", new Uint8Array(), /is truncated|ends too early/],
        ["flipped", flipped, /is truncated|was changed/],
        ["without its end", zipped([...lines.slice(0, -2), ""]), /ends too early/],
        ["without a row", zipped(lines.toSpliced(-4, 1)), /was changed/],
        ["no backup", Buffer.from("email,source\n"), /not a backup/],
        ["missing", new Uint8Array(), /is not there/],
        ["folder", new Uint8Array(), /folder cannot be read \(EISDIR/],
      ];
      const target = await newInstallation("postgres");
      const empty = await contentOf(target);
      for (const [name, bytes, words] of bad) {
        const path = join(tempFolder(), name);
        if (name === "folder") mkdirSync(path);
        else if (name !== "missing") writeFileSync(path, bytes);
        const { code, errors } = await operate("restore", target, path, "--replace");
        expect({ name, code }).toEqual({ name, code: 1 });
        expect(errors).toMatch(words);
        expect(errors).not.toContain("    at ");
      }
      expect(await contentOf(target)).toEqual(empty);
    },
    LONG_MS,
  );

  test(
    "needs tables of the same version",
    async () => {
      const file = join(tempFolder(), "genie.backup");
      await operate("backup", await filledInstallation("postgres"), file);
      const newer = await newInstallation("postgres");
      const database = open(newer);
      await database.run((db) =>
        db.execute(sql`insert into __drizzle_migrations (hash, created_at)
          values ('next', 9999999999999)`),
      );
      await database.close();
      const { code, errors } = await operate("restore", newer, file);
      expect(code).toBe(1);
      expect(errors).toMatch(/^The backup's tables are those of \d{4}_\w+, the ones here of/);
      expect(Object.values(await contentOf(newer)).flat()).toEqual([]);
    },
    LONG_MS,
  );

  test(
    "with another AUTH_SECRET omits keys encrypted with the old one, and says what follows",
    async () => {
      const [one, other] = ["a".repeat(32), "b".repeat(32)];
      const source = { ...(await filledInstallation("postgres")), AUTH_SECRET: one };
      const file = join(tempFolder(), "genie.backup");
      const before = await contentOf(source);
      await operate("backup", source, file);
      expect(Buffer.from(Bun.gunzipSync(readFileSync(file))).includes(one)).toBe(false);
      for (const AUTH_SECRET of [one, other]) {
        const target = { ...(await newInstallation("postgres")), AUTH_SECRET };
        const { code, errors } = await operate("restore", target, file);
        expect({ code, isWarned: errors.includes("another AUTH_SECRET") }).toEqual({
          code: 0,
          isWarned: AUTH_SECRET === other,
        });
        const keys = AUTH_SECRET === one ? before["signing_keys"] : [];
        expect(await contentOf(target)).toEqual({
          ...before,
          signing_keys: keys ?? [],
          console_sessions: [],
        });
      }
    },
    LONG_MS,
  );

  test(
    "gives up messages that have waited for over a day, and says how many",
    async () => {
      const site = await newInstallation("postgres");
      const database = open(site);
      await database.opened;
      await database.run((db) =>
        db.execute(sql`insert into outbox (kind, recipient, about_id, created_at, sent_at)
          select 'preferences', name || '@example.com', gen_random_uuid(), now() - age,
            case name when 'old-and-sent' then now() - age end
          from (values ('old', interval '25 hours'), ('old-and-sent', '25 hours'), ('new', '23 hours'))
            as messages (name, age)`),
      );
      const file = join(tempFolder(), "genie.backup");
      await operate("backup", site, file);
      const { errors } = await operate("restore", site, file, "--replace");
      expect(errors).toContain("because they had waited for over a day: 1.");
      const messages = await database.run((db) =>
        db.execute(sql`select recipient, sent_at is not null as sent, last_error from outbox
          order by recipient`),
      );
      expect([...messages]).toEqual([
        { recipient: "new@example.com", sent: false, last_error: null },
        { recipient: "old-and-sent@example.com", sent: true, last_error: null },
        { recipient: "old@example.com", sent: false, last_error: "stale" },
      ]);
      await database.close();
    },
    LONG_MS,
  );

  test(
    "restores later submissions from this machine's journal",
    async () => {
      const folder = await newDataFolder();
      const { save, database, close } = openDurableWrites({ folder });
      await save("ann@example.com");
      await until(database, listSubscribers, (rows) => rows.length === 1);
      const file = join(tempFolder(), "genie.backup");
      await operate("backup", { DATA_DIR: folder }, file);
      await save("bob@example.com");
      await until(database, listSubscribers, (rows) => rows.length === 2);
      await close();
      expect(await operate("restore", { DATA_DIR: folder }, file, "--replace")).toMatchObject({
        code: 0,
      });
      const restored = open({ DATA_DIR: folder });
      const emails = (await restored.run(listSubscribers)).map(({ email }) => email);
      expect(emails.toSorted()).toEqual(["ann@example.com", "bob@example.com"]);
      await restored.close();
    },
    LONG_MS,
  );
});
