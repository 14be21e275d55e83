import { expect, test } from "bun:test";
import { lockFolder } from "../../../db/embedded/folder-lock";
import { runBun } from "../../support/run-bun";
import { tempFolder } from "../../support/temp";

const LONG_MS = 60_000;

test(
  "before the site has opened its database, each command says so without printing its arguments",
  async () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    const preparing = "The site is still preparing its database. Try again in a moment.";
    for (const words of [
      ["src/commands/signups.ts", "list", "--source", "ann"],
      ["src/commands/signups.ts", "erase", "ann@example.com"],
      ["src/commands/mail.ts", "list"],
      ["src/commands/mail.ts", "show", crypto.randomUUID()],
      ["src/commands/admin.ts", "list"],
      ["src/commands/admin.ts", "disable", "ann@example.com"],
      ["src/commands/backup.ts", "-"],
      ["src/commands/db.ts", "select 1"],
    ]) {
      const { code, output: printed } = await runBun(words, { DATA_DIR: folder, DATABASE_URL: "" });
      expect({ words, code, printed }).toEqual({ words, code: 1, printed: preparing });
    }
    lock.release();
  },
  LONG_MS,
);
