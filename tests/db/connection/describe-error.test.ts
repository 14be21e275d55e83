import { expect, test } from "bun:test";
import { lockFolder } from "../../../db/embedded/folder-lock";
import { runBun } from "../../support/run-bun";
import { openDatabase } from "../../../db/connection/client";
import { newDataFolder } from "../../support/database/data-folder";
import { tempFolder } from "../../support/temp";

const LONG_MS = 120_000;

test(
  "before the site has opened its database, each command says so without printing its arguments",
  async () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    const preparing = "The site is still preparing its database. Try again in a moment.";
    const all = [
      ["src/commands/signups.ts", "list", "--source", "ann"],
      ["src/commands/signups.ts", "erase", "ann@example.com"],
      ["src/commands/mail.ts", "list"],
      ["src/commands/mail.ts", "show", crypto.randomUUID()],
      ["src/commands/admin.ts", "list"],
      ["src/commands/admin.ts", "disable", "ann@example.com"],
      ["src/commands/backup.ts", "-"],
      ["src/commands/db.ts", "select 1"],
    ];
    const env = { DATA_DIR: folder, DATABASE_URL: "" };
    const ended = await Promise.all(
      all.map(async (words) => {
        const { code, output } = await runBun(words, env);
        // They wait first, and say so.
        return { words, code, printed: output.replace(/^Waiting for the site .*\n/, "") };
      }),
    );
    expect(ended).toEqual(all.map((words) => ({ words, code: 1, printed: preparing })));
    lock.release();
  },
  LONG_MS,
);

test.each([
  ["signups", "list"],
  ["db", "select 1"],
])(
  "%s waits for a site that is still opening its database",
  async (command, word) => {
    const folder = await newDataFolder();
    const lock = lockFolder(folder);
    const child = Bun.spawn([process.execPath, `src/commands/${command}.ts`, word], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
      stdout: "ignore",
      stderr: "pipe",
    });
    let said = "";
    for await (const bytes of child.stderr) {
      said += new TextDecoder().decode(bytes);
      if (said.includes("Waiting for the site")) break;
    }
    lock.release();
    const database = openDatabase({ dataFolder: folder });
    await database.opened;
    expect(await child.exited).toBe(0);
    await database.close();
  },
  LONG_MS,
);
