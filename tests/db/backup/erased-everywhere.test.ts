import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "bun:test";
import { getTableName } from "drizzle-orm";
import { journalFolder } from "../../../db/journal/segments";
import { dataTables } from "../../../db/schema/personal-data/personal-data";
import {
  contentOf,
  kinds,
  LONG_MS,
  newRunningInstallation,
  open,
  operate,
  stopRunning,
  type Installation,
} from "../../support/commands/installation";
import { changeTo, storePersonalData, submissionsOf } from "../../support/rows/store-personal-data";
import { appendBeside } from "../../support/database/journal-files";
import { tempFolder } from "../../support/temp";

afterEach(stopRunning);

const ann = { name: "Zweig", email: "Ann.Zweig@example.com" };
const bob = { name: "Bob", email: "bob@example.com" };

/** Tables that identify a person. All others contain only keys, counts or hashes. */
const tablesOfPeople = dataTables
  .filter(({ ids, links = [], otherAccount }) => ids || otherAccount || links.length > 0)
  .map(({ table }) => getTableName(table));

/** Returns the tables whose rows contain ann in any encoding. */
function tablesWith(content: Record<string, string[]>, ids: string[]): string[] {
  const words = ["zweig", Buffer.from("zweig").toString("hex"), ...ids];
  return Object.entries(content).flatMap(([table, rows]) => {
    const text = rows.join("\n").toLowerCase();
    return words.some((word) => text.includes(word)) ? [table] : [];
  });
}

/** Does the same for all files of the journal, byte by byte. */
const journalsWith = ({ DATA_DIR }: Installation): string[] =>
  readdirSync(journalFolder(DATA_DIR)).filter((name) =>
    /zweig/i.test(readFileSync(join(journalFolder(DATA_DIR), name), "latin1")),
  );

/** An installation with ann and bob in every table, and more of their entries in the journal. */
async function filled(kind: (typeof kinds)[number]) {
  const site = await newRunningInstallation(kind);
  const database = open(site);
  const ids = await database.run((db) => storePersonalData(db, ann));
  await database.run((db) => storePersonalData(db, bob));
  await database.run((db) => changeTo(db, { ...bob, email: "bo@example.com" }, ann.email));
  await database.close();
  await writeDown(site);
  return { site, ids };
}

const writeDown = ({ DATA_DIR }: Installation) =>
  appendBeside(DATA_DIR, ...submissionsOf(ann), ...submissionsOf(bob));

for (const kind of kinds) {
  test(
    `an erased person is nowhere on ${kind}, also after restoring an older backup`,
    async () => {
      const { site, ids } = await filled(kind);
      const backup = join(tempFolder(), "genie.backup");
      expect(await operate("backup", site, backup)).toMatchObject({ code: 0 });
      const before = await contentOf(site);
      expect(tablesWith(before, ids)).toEqual(tablesOfPeople.toSorted());
      expect(journalsWith(site)).not.toEqual([]);

      const erased = await operate("signups", site, "erase", "ann.zweig@EXAMPLE.com");
      expect(erased).toMatchObject({ code: 0, errors: "" });
      const after = await contentOf(site);
      expect(tablesWith(after, ids)).toEqual([]);
      expect(journalsWith(site)).toEqual([]);
      // None of bob's data is erased with hers.
      const mine = (rows: string[] = []) => rows.filter((row) => /\bbob\b/i.test(row));
      for (const [table, rows] of Object.entries(before))
        expect(after[table]).toEqual(expect.arrayContaining(mine(rows)));

      const marks = join(tempFolder(), "marks");
      expect(await operate("backup", site, "--erasures", marks)).toMatchObject({ code: 0 });
      // Another server's journal may have more entries of hers, which must not be stored again.
      const elsewhere = await newRunningInstallation(kind);
      await writeDown(elsewhere);
      for (const [target, words] of [
        [site, ["--replace"]],
        [elsewhere, ["--erasures", marks]],
      ] as const) {
        const restored = await operate("restore", target, backup, ...words);
        expect(restored).toMatchObject({ code: 0 });
        const content = await contentOf(target);
        expect(tablesWith(content, ids)).toEqual([]);
        if (target === site) expect(journalsWith(target)).toEqual([]);
        expect(content["users"]).toHaveLength(2);
        const empty = tablesOfPeople.filter((table) => content[table]?.length === 0);
        expect(empty).toEqual(["console_sessions"]);
      }
    },
    LONG_MS,
  );
}
