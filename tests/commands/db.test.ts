import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../db/connection/client";
import { addSubscribers } from "../../db/forms/subscribers";
import { newPostgresDatabase } from "../support/database/databases";
import { newDataFolder } from "../support/database/data-folder";
import { tempFolder } from "../support/temp";

const SHELL = join(import.meta.dir, "../../src/commands/db.ts");
const SLOW_MS = 120_000;

async function ask(statement: string, env: Record<string, string>, cwd = ".") {
  const child = Bun.spawn([process.execPath, SHELL, statement], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, errors] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => new Response(stream).text()),
  );
  return { code: await child.exited, out, errors };
}

test(
  "bun run db finds a sign-up while the site runs and after it stopped",
  async () => {
    const dataFolder = await newDataFolder();
    const database = openDatabase({ dataFolder, deadlineMs: SLOW_MS });
    const ann = { email: "ann@example.com", source: "home\u001b[31m" };
    await database.run((db) => addSubscribers(db, [ann]));
    const env = { DATA_DIR: dataFolder };
    const [whileRunning] = await Promise.all([
      ask("select email, source from subscribers", env),
      database.ping(),
    ]);
    await database.close();
    const afterwards = await ask("select email, source from subscribers", env);
    for (const { code, out, errors } of [whileRunning, afterwards]) {
      expect({ code, errors }).toEqual({ code: 0, errors: "" });
      expect(out).toContain("ann@example.com");
      expect(out).toContain("SELECT 1");
      expect(out).not.toContain("\u001b[31m");
    }
  },
  SLOW_MS,
);

test(
  "with DATABASE_URL bun run db uses that server, and prints the server's errors",
  async () => {
    const env = { DATABASE_URL: await newPostgresDatabase() };
    const both = await ask("select 1 as one; select 2 as two", env);
    expect(both).toMatchObject({ code: 0, errors: "" });
    expect(both.out).toMatch(/one[^]*SELECT 1[^]*two[^]*SELECT 1/);
    const refused = await ask("select * from nowhere", env);
    expect(refused).toEqual({ code: 1, out: "", errors: 'relation "nowhere" does not exist\n' });
    expect(await ask("", env)).toMatchObject({ code: 2, out: "" });
    expect((await ask("--help", env)).out).toStartWith("Say what to ask, as in: bun run db ");
  },
  SLOW_MS,
);

test(
  "empty variables count as not set",
  async () => {
    const folder = tempFolder();
    const env = { DATABASE_URL: "", DATA_DIR: "" };
    expect(await ask("select 1 as one", env, folder)).toMatchObject({ code: 0, errors: "" });
    expect(readdirSync(folder)).toEqual(["data"]);
  },
  SLOW_MS,
);
