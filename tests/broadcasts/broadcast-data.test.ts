import { join } from "node:path";
import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { readPersonalData } from "../../db/forms/own-data";
import { sweeps } from "../../db/retention/sweeps";
import { listBroadcasts } from "../../db/broadcasts/broadcasts";
import { addPeople, confirmAll, drafts, report, schedule } from "../support/mail/broadcasts";
import { databases, OPENING_MS } from "../support/database/databases";
import {
  LONG_MS,
  newInstallation,
  open as openInstallation,
  operate,
} from "../support/commands/installation";
import { tempFolder } from "../support/temp";

for (const { name, open } of databases) {
  describe(`the recipients of a broadcast on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("are deleted after a month, and the report stays", async () => {
      const database = await open();
      await addPeople(database, "newsletter", ["ann@example.com", "bob@example.com"]);
      await confirmAll(database);
      const id = await schedule(database, drafts.issue);
      await database.run((db) =>
        db.execute(sql`update broadcast_recipients set state = 'sent',
          settled_at = now() - case address when 'ann@example.com' then interval '32 days'
            else interval '30 days' end`),
      );
      await database.run(sweeps.message);
      const left = await database.run((db) =>
        db.execute<{ address: string | null }>(
          sql`select address from broadcast_recipients order by address nulls last`,
        ),
      );
      expect(left.map(({ address }) => address)).toEqual(["bob@example.com", null]);
      expect(await report(database, id)).toMatchObject({ recipients: 2, sent: 2 });
    });

    test("are part of people's own data", async () => {
      const database = await open();
      await addPeople(database, "newsletter", ["ann@example.com", "bob@example.com"]);
      await confirmAll(database);
      await schedule(database, drafts.issue);
      const data = await database.run((db) => readPersonalData(db, "Ann@example.com"));
      expect(data).toMatchObject({
        broadcasts_to_you: [{ address: "ann@example.com", state: "waiting" }],
      });
      expect(JSON.stringify(data)).not.toContain("bob@");
    });
  });
}

test(
  "a restored backup pauses running broadcasts, since it does not know what was sent later",
  async () => {
    const site = await newInstallation("postgres");
    const database = openInstallation(site);
    await database.opened;
    await addPeople(database, "newsletter", ["ann@example.com"]);
    await confirmAll(database);
    await schedule(database, drafts.issue);
    const file = join(tempFolder(), "genie.backup");
    expect(await operate("backup", site, file)).toMatchObject({ code: 0 });
    const restored = await operate("restore", site, file, "--replace");
    expect(restored.errors).toContain("Paused broadcasts: 1.");
    const [broadcast] = await database.run(listBroadcasts);
    expect(broadcast).toMatchObject({ state: "paused", waiting: 1, recipients: 1 });
    await database.close();
  },
  LONG_MS,
);
