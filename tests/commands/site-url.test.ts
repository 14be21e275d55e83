import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { openDatabase } from "../../db/connection/client";
import { addSubscribers } from "../../db/forms/subscribers";
import { saveSiteAddress } from "../../db/mail/site-address";
import { fileOf } from "../support/commands/broadcast-commands";
import { newDataFolder } from "../support/database/data-folder";
import { startSmtp } from "../support/mail/smtp";
import { runBun } from "../support/run-bun";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;

test(
  "without SITE_URL, commands use the running site's address in links, or refuse and name SITE_URL",
  async () => {
    const folder = await newDataFolder();
    const smtp = await startSmtp();
    const database = openDatabase({ dataFolder: folder, deadlineMs: 10_000 });
    await database.opened;
    await database.run((db) =>
      addSubscribers(db, [{ email: "ann@example.com", source: "newsletter" }]),
    );
    const run = (command: string, ...words: string[]) =>
      runBun([`.build/${command}.js`, ...words], {
        DATA_DIR: folder,
        AUTH_SECRET: "0123456789abcdef0123456789abcdef",
        SITE_URL: "",
        SMTP_URL: smtp.url,
      });
    const path = join(tempFolder(), "issue.md");
    writeFileSync(path, fileOf({ kind: "issue", subject: "News", preview: "All of it" }));
    const draft = /^Draft (\w{8})/.exec((await run("broadcasts", "new", path)).output)?.[1] ?? "";
    const sends: [string, ...string[]][] = [
      ["mail", "send"],
      ["broadcasts", "preview", draft],
      ["broadcasts", "test", draft, "me@example.com"],
      ["admin", "create", "ada@example.com"],
      ["admin", "invite", "bob@example.com"],
    ];

    for (const words of sends) {
      const { code, output } = await run(...words);
      expect({ words, code }).toEqual({ words, code: 1 });
      expect(output).toContain("Set SITE_URL");
    }
    expect(smtp.arrived).toEqual([]);
    expect((await run("admin", "list")).output).toBe(`There are no accounts in ${folder}.`);

    await database.run((db) => saveSiteAddress(db, "https://old.example"));
    await database.run((db) => saveSiteAddress(db, "https://genie.example"));
    const outputs: string[] = [];
    for (const words of sends) {
      const { code, output } = await run(...words);
      expect({ words, code }).toEqual({ words, code: 0 });
      outputs.push(output);
    }
    const sent = smtp.arrived.map(({ text }) => text);
    expect(sent).toHaveLength(2);
    for (const text of [...sent, outputs[1], outputs[3]])
      expect(text).toContain("https://genie.example/");
    expect([...sent, ...outputs].join("\n")).not.toMatch(/localhost|old\.example/);
    for (const { fields } of smtp.arrived)
      expect(fields.get("message-id")).toMatch(/@genie\.example>$/);
    await smtp.stop();
    await database.close();
  },
  LONG_MS,
);
