import { expect, test } from "bun:test";
import { lockFolder } from "../../db/folder-lock";
import { runBun } from "../support/run-bun";
import { tempFolder } from "../support/temp";

const LONG_MS = 60_000;

test(
  "while the site has not opened its database yet, each command says so, and nothing of what it was told",
  async () => {
    const folder = tempFolder();
    const lock = lockFolder(folder);
    const preparing = "The site is still preparing its database. Try again in a moment.";
    for (const words of [
      ["src/signups-command.ts", "list", "--source", "ann"],
      ["src/signups-command.ts", "erase", "ann@example.com"],
      ["src/mail-command.ts", "list"],
      ["src/mail-command.ts", "show", crypto.randomUUID()],
      ["src/admin.ts", "list"],
      ["src/admin.ts", "disable", "ann@example.com"],
      ["src/backup.ts", "-"],
      ["db/shell.ts", "select 1"],
    ]) {
      const { code, output: printed } = await runBun(words, { DATA_DIR: folder, DATABASE_URL: "" });
      expect({ words, code, printed }).toEqual({ words, code: 1, printed: preparing });
    }
    lock.release();
  },
  LONG_MS,
);
