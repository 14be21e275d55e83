import { openDatabase, type Database } from "../../../db/connection/client";
import { newDataFolder } from "../database/data-folder";
import { newPostgresDatabase } from "../database/databases";
import { dumpEveryTable, fillEveryTable } from "../rows/every-table";
import { tempFolder } from "../temp";

export const LONG_MS = 120_000;

/** The environment of an operator's command. */
export type Installation = { DATA_DIR: string; DATABASE_URL?: string; AUTH_SECRET?: string };

type Kind = "pglite" | "postgres";
export const kinds: Kind[] = ["pglite", "postgres"];

/** A new installation with an empty database. */
export async function newInstallation(kind: Kind): Promise<Installation> {
  return kind === "pglite"
    ? { DATA_DIR: await newDataFolder() }
    : { DATA_DIR: tempFolder(), DATABASE_URL: await newPostgresDatabase() };
}

/** Open embedded databases, by folder. */
const running = new Map<string, Database>();

/**
 * The same while the site runs: an embedded database stays open until `stopRunning`. This saves commands and `contentOf`
 * from opening it, which takes most of their time.
 */
export async function newRunningInstallation(kind: Kind): Promise<Installation> {
  const made = await newInstallation(kind);
  if (kind === "pglite") {
    const database = open(made);
    await database.opened;
    running.set(made.DATA_DIR, database);
  }
  return made;
}

/** For `afterEach`: each open database takes 100 MB. */
export async function stopRunning(): Promise<void> {
  for (const database of running.values()) await database.close();
  running.clear();
}

/** One with rows in every table. */
export async function filledInstallation(kind: Kind): Promise<Installation> {
  const made = await newInstallation(kind);
  const database = open(made);
  await database.run(fillEveryTable);
  await database.close();
  return made;
}

export function open({ DATA_DIR, DATABASE_URL }: Installation): Database {
  const opened = running.get(DATA_DIR);
  if (opened) return { ...opened, close: () => Promise.resolve() };
  return openDatabase({ dataFolder: DATA_DIR, url: DATABASE_URL, deadlineMs: LONG_MS });
}

/** What an installation's tables hold, by a connection of its own that is closed again. */
export async function contentOf(installation: Installation) {
  const database = open(installation);
  const content = await database.run(dumpEveryTable);
  await database.close();
  return content;
}

/** Runs an operator's command as a process of its own. */
export async function operate(
  file: "backup" | "operator" | "restore" | "signups",
  installation: Installation,
  ...words: string[]
) {
  const child = Bun.spawn([process.execPath, `.build/${file}.js`, ...words], {
    env: { PATH: process.env["PATH"] ?? "", ...installation },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).bytes(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, out, errors };
}
