import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { eraseAccounts, eraseMarked, erasePerson, type ErasureMark } from "../../db/forms/erase";
import { addSubmissions } from "../../db/forms/submissions";
import { runCommand } from "../../src/commands/cli/run-admin";
import { secretFrom } from "../../src/secrets/secret";
import { SITE_URL } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { dumpEveryTable } from "../support/rows/every-table";
import { emailsOf } from "../support/rows/store-aged";
import { storePersonalData, submissionsOf } from "../support/rows/store-personal-data";

const ann = { name: "Ann", email: "ann@example.com" };
const secret = secretFrom("for tests");

for (const { name, open } of databases) {
  beforeAll(open, OPENING_MS);

  test(`on ${name}, erasure marks do not restore deleted accounts or delete others`, async () => {
    const database = await open();
    await database.run((db) => storePersonalData(db, ann));
    // As after restoring an older backup.
    const [older] = await database.run((db) =>
      db.execute<{ row: object }>(sql`select to_jsonb(one) as row from users one`),
    );
    const restore = () =>
      database.run((db) =>
        db.execute(sql`insert into users select * from
          jsonb_populate_record(null::users, ${JSON.stringify(older?.row)}::text::jsonb)`),
      );
    const eraseAgain = async (mark: ErasureMark) => {
      await database.run((db) => db.execute(sql`truncate erasures`));
      return database.run((db) => db.transaction((tx) => eraseMarked(tx, mark)));
    };

    const { mark } = await database.run((db) => erasePerson(db, ann.email));
    await eraseAgain(mark);
    expect(await emailsOf(database, "users")).toEqual([ann.email]);

    const marks: ErasureMark[] = [];
    const rememberErased = (made: readonly ErasureMark[]) => void marks.push(...made);
    const askPassword = () => Promise.resolve(undefined);
    await database.run((db) =>
      runCommand({ db, secret, siteUrl: SITE_URL, askPassword, rememberErased }, [
        "delete",
        ann.email,
      ]),
    );
    expect(marks).toHaveLength(1);
    await restore();
    expect(await emailsOf(database, "users")).toEqual([ann.email]);
    const [ofAccount = mark] = marks;
    expect(await eraseAgain(ofAccount)).toBe(1);
    const { erasures, ...rest } = await database.run(dumpEveryTable);
    expect(erasures).toHaveLength(1);
    expect(JSON.stringify(rest).toLowerCase()).not.toContain("ann");
  });
  test(`on ${name}, what a deleted account did for others stays, without its number`, async () => {
    const database = await open();
    const ids = await database.run((db) => storePersonalData(db, ann));
    await database.run((db) =>
      addSubmissions(db, submissionsOf({ name: "Bob", email: "bob@example.com" })),
    );
    await database.run((db) =>
      db.execute(sql`update contact_messages set taken_by = (select id from users)`),
    );
    await database.run((db) => erasePerson(db, ann.email));
    await database.run((db) => eraseAccounts(db, ann.email));
    const { company_facts, contact_messages, ...rest } = await database.run(dumpEveryTable);
    expect(company_facts).toHaveLength(1);
    expect(contact_messages).toHaveLength(1);
    const left = JSON.stringify({ company_facts, contact_messages, ...rest });
    for (const id of ids) expect(left).not.toContain(id);
  });
}
