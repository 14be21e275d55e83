import { cp } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../db/connection/client";
import { tempFolder } from "../temp";

/**
 * Returns a new data folder with a migrated embedded database, copied from one that is made once. It opens in half the
 * time of an empty folder; tests of the first start need an empty one.
 */
export async function newDataFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = tempFolder();
  await cp(join(await template, "postgres"), join(folder, "postgres"), { recursive: true });
  return folder;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dataFolder = tempFolder();
  const database = openDatabase({ dataFolder, deadlineMs: 30_000 });
  await database.opened;
  await database.close();
  return dataFolder;
}
