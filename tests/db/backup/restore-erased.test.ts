import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { erasePerson } from "../../../db/forms/erase";
import type { Queries } from "../../../db/connection/pool";
import { addSubscribers } from "../../../db/forms/subscribers";
import { fillWithPeople } from "../../support/rows/fill-with-people";
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
import { tempFolder } from "../../support/temp";

afterEach(stopRunning);

const newFile = (name: string) => join(tempFolder(), name);
const signUp = (email: string) => (db: Queries) =>
  addSubscribers(db, [{ email, source: "newsletter" }]);
const erase = (email: string) => (db: Queries) => erasePerson(db, email);

/** Runs database functions one after another on a connection of its own. */
async function change(installation: Installation, ...verbs: ((db: Queries) => Promise<unknown>)[]) {
  const database = open(installation);
  for (const verb of verbs) await database.run(verb);
  await database.close();
}

/** An installation with ann and bob and a backup. Then ann was erased, and the marks were backed up. */
async function erasedSince(kind: (typeof kinds)[number]) {
  const source = await newRunningInstallation(kind);
  const database = open(source);
  await fillWithPeople(database);
  await database.close();
  const [backup, marks] = [newFile("genie.backup"), newFile("marks")];
  await operate("backup", source, backup);
  await change(source, erase("ANN@example.com"));
  expect(await operate("backup", source, "--erasures", marks)).toMatchObject({ code: 0 });
  return { source, backup, marks, without: await contentOf(source) };
}

for (const kind of kinds) {
  describe(`a person erased from ${kind} after a backup`, () => {
    test(
      "is not restored there, unless they came back",
      async () => {
        const source = await newRunningInstallation(kind);
        const database = open(source);
        await fillWithPeople(database);
        await database.close();
        await change(source, signUp("eve@example.com"), erase("eve@example.com"));
        const early = newFile("early");
        await operate("backup", source, "--erasures", early);
        const [mark] = (await contentOf(source))["erasures"] ?? [];
        await change(
          source,
          (db) => db.execute(sql`delete from erasures`),
          signUp("Eve@example.com"),
        );
        const backup = newFile("genie.backup");
        await operate("backup", source, backup);
        await change(source, erase("ann@example.com"));
        const before = await contentOf(source);
        expect(before["subscribers"]?.join()).toContain("Eve@example.com");
        const words = [backup, "--replace", "--erasures", early];
        const { code, errors } = await operate("restore", source, ...words);
        expect(code).toBe(0);
        expect(errors).toContain(
          "Left out entries and accounts of people who were erased since: 5\n",
        );
        const restored = await contentOf(source);
        const erasures = [...(before["erasures"] ?? []), mark ?? ""].toSorted();
        expect(restored).toEqual({ ...before, erasures });
        expect(erasures).toHaveLength(2);
      },
      LONG_MS,
    );

    test(
      "is not restored into an empty database with the marks",
      async () => {
        const { source, backup, marks, without } = await erasedSince(kind);
        const later = newFile("later");
        await operate("backup", source, later);
        for (const file of [marks, later]) {
          const target = await newRunningInstallation(kind);
          const told = await operate("restore", target, backup, "--erasures", file);
          expect(told.errors).toContain("erased since: 5\n");
          expect(told.errors).not.toContain("This file does not list");
          expect(await contentOf(target)).toEqual(without);
        }
        const target = await newRunningInstallation(kind);
        const untold = await operate("restore", target, backup);
        expect(untold.errors).toContain(
          "erased since: 0\nThis file does not list people erased after",
        );
        expect((await contentOf(target))["subscribers"]?.join()).toContain("ann@example.com");
      },
      LONG_MS,
    );
  });
}

test(
  "a backup of the marks contains no address or secret, and cannot be restored",
  async () => {
    const { source, backup, marks, without } = await erasedSince("postgres");
    expect(statSync(marks).mode & 0o777).toBe(0o600);
    const text = new TextDecoder().decode(Bun.gunzipSync(readFileSync(marks)));
    expect(text).not.toContain("@");
    expect(text).not.toContain("kept");
    const refused = await operate("restore", source, marks, "--replace");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.errors).toStartWith("This file has only marks of erasures");
    expect(refused.errors).toContain("restore BACKUP --erasures FILE");
    const cut = newFile("cut");
    writeFileSync(cut, readFileSync(marks).subarray(0, -20));
    const halved = await operate("restore", source, backup, "--replace", "--erasures", cut);
    expect(halved.code).toBe(1);
    expect(await contentOf(source)).toEqual(without);
  },
  LONG_MS,
);

test(
  "restoring a backup older than the marks' term warns what may have been restored",
  async () => {
    const { source, backup } = await erasedSince("postgres");
    const text = new TextDecoder().decode(Bun.gunzipSync(readFileSync(backup)));
    const lines = text.split("\n").slice(0, -2);
    lines[0] = (lines[0] ?? "").replace(
      /"takenAt":"[^"]*"/,
      '"takenAt":"2020-01-02T03:04:05.678Z"',
    );
    const body = `${lines.join("\n")}\n`;
    const end = { end: true, sha256: createHash("sha256").update(body).digest("hex") };
    const old = newFile("old");
    writeFileSync(old, Bun.gzipSync(Buffer.from(`${body}${JSON.stringify(end)}\n`)));
    const { code, errors } = await operate("restore", source, old, "--replace");
    expect(code).toBe(0);
    expect(errors).toContain("kept for 30 days: whoever was erased between 2020-01-02T03:04:05");
  },
  LONG_MS,
);
