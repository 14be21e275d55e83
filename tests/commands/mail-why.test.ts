import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../db/connection/client";
import { addSubscribers } from "../../db/forms/subscribers";
import { addPeople, confirmAll, drafts, schedule } from "../support/mail/broadcasts";
import { newPostgresDatabase } from "../support/database/databases";
import { runBun } from "../support/run-bun";
import { newDataFolder } from "../support/database/data-folder";

const LONG_MS = 120_000;

for (const [name, address] of [
  ["PGlite beside the running site", () => Promise.resolve("")],
  ["PostgreSQL", newPostgresDatabase],
] as const)
  test(
    `mail why shows everything that affects mail to an address on ${name}`,
    async () => {
      const env = { DATA_DIR: await newDataFolder(), DATABASE_URL: await address(), SMTP_URL: "" };
      const url = env.DATABASE_URL && { url: env.DATABASE_URL };
      const database = openDatabase({ dataFolder: env.DATA_DIR, ...url, deadlineMs: 10_000 });
      await database.opened;
      await addPeople(database, "newsletter", ["Ann@example.com", "bob@example.com"]);
      await confirmAll(database);
      await schedule(database, drafts.issue);
      await database.run(async (db) => {
        await addSubscribers(db, [{ email: "ann@example.com", source: "coming-soon:Scroll" }]);
        await db.execute(sql`insert into undeliverable_addresses (address, reason)
          values ('ann@example.com', 'bounce 5.1.1')`);
        await db.execute(sql`update broadcast_recipients set state = 'failed', last_error = '550',
          settled_at = now() where lower(address) = 'ann@example.com'`);
      });
      const why = (email: string) => runBun([".build/mail.js", "why", email], env);

      const { code, output } = await why("ANN@example.com");
      const lines = output.trimEnd().split("\n");
      expect(code).toBe(0);
      expect(lines).toHaveLength(5);
      expect(lines[0]).toMatch(/^entry\tnewsletter\tconfirmed\tnewsletter\t20/);
      expect(lines[1]).toMatch(/^entry\tnotify\tpending\tcoming-soon:Scroll\t20/);
      expect(lines[2]).toMatch(/^undeliverable\tbounce 5\.1\.1\t20/);
      expect(lines[3]).toMatch(/^message\t[\w-]{36}\tconfirm\tqueued$/);
      expect(lines[4]).toBe("broadcast\tNotes on selling security\tfailed\t550");

      await database.run((db) => db.execute(sql`update broadcasts set state = 'paused'`));
      expect((await why("bob@example.com")).output).toContain(
        "broadcast\tNotes on selling security\twaiting, paused",
      );
      expect((await why("eve@example.com")).output).toBe("Nothing is stored about this address.");
      await database.close();
    },
    LONG_MS,
  );
