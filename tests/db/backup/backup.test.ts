import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { writeBackupFile } from "../../../db/backup/backup-file";
import {
  contentOf,
  filledInstallation,
  kinds,
  LONG_MS,
  newInstallation,
  open,
  operate,
} from "../../support/commands/installation";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { newDataFolder } from "../../support/database/data-folder";
import { appendBeside } from "../../support/database/journal-files";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

for (const from of kinds) {
  test(
    `every row of every table but sessions of the console is restored unchanged from ${from} into either database`,
    async () => {
      const source = await filledInstallation(from);
      const before = await contentOf(source);
      for (const [table, rows] of Object.entries(before))
        expect({ table, isFilled: rows.length > 0 }).toEqual({ table, isFilled: true });
      const file = join(tempFolder(), "genie.backup");
      expect(await operate("backup", source, file)).toMatchObject({ code: 0 });
      for (const into of kinds) {
        const target = await newInstallation(into);
        expect(await operate("restore", target, file)).toMatchObject({ code: 0 });
        expect(await contentOf(target)).toEqual({ ...before, console_sessions: [] });
      }
    },
    LONG_MS,
  );
}

describe("a backup", () => {
  test(
    "is readable only by its owner, overwrites nothing, and names a missing folder",
    async () => {
      const source = await filledInstallation("postgres");
      const folder = tempFolder();
      const file = join(folder, "genie.backup");
      await operate("backup", source, file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const bytes = readFileSync(file);
      const again = await operate("backup", source, file);
      expect(again).toMatchObject({
        code: 1,
        errors: `${file} exists. Choose another name.\n`,
      });
      expect(readFileSync(file).equals(bytes)).toBe(true);
      const nowhere = await operate("backup", source, join(folder, "none", "genie.backup"));
      expect(nowhere.errors).toBe(
        `The folder ${join(folder, "none")} does not exist. Create it or choose another.\n`,
      );
      expect(readdirSync(folder)).toEqual(["genie.backup"]);
    },
    LONG_MS,
  );

  test("that fails midway says why, and leaves no partial file", () => {
    const folder = tempFolder();
    let seen: string[] = [];
    async function* failing() {
      // More than gzip buffers.
      for (let row = 0; row < 20_000; row++) yield `${crypto.randomUUID()}\n`;
      await Bun.sleep(10);
      seen = readdirSync(folder);
      throw new Error("The database has gone.");
    }
    const written = writeBackupFile(join(folder, "genie.backup"), failing());
    expect(written).rejects.toThrow("The database has gone.");
    expect(seen).toEqual([`genie.backup.${process.pid}.partial`]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test(
    "is taken and restored while the site runs, including the journal",
    async () => {
      const folder = await newDataFolder();
      const { save, database, close } = openDurableWrites({ folder });
      await save("ann@example.com");
      await until(database, listSubscribers, (rows) => rows.length === 1);
      const row = { email: "bob@example.com", source: "newsletter", id: Bun.randomUUIDv7() };
      await appendBeside(folder, { kind: "subscriber", row });
      const { code, out } = await operate("backup", { DATA_DIR: folder }, "-");
      expect(code).toBe(0);
      const text = new TextDecoder().decode(Bun.gunzipSync(out));
      expect(text).toContain("ann@example.com");
      expect(text).toContain("bob@example.com");
      await close();

      const file = join(tempFolder(), "piped");
      writeFileSync(file, out);
      const target = await newInstallation("pglite");
      const running = open(target);
      await running.opened;
      expect((await operate("restore", target, file)).errors).toContain("restart it");
      const emails = (await running.run(listSubscribers)).map(({ email }) => email);
      expect(emails.toSorted()).toEqual(["ann@example.com", "bob@example.com"]);
      await running.close();
      const secret = (place: string) => readFileSync(join(place, "auth-secret"), "utf8");
      expect(secret(target.DATA_DIR)).toBe(secret(folder));
    },
    LONG_MS,
  );
});
