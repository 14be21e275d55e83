import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BUILDS, CURRENT_FILE } from "../static/build-folder";
import { isAlive, USED_BY } from "../static/in-use";

/** Creates an empty folder for a build. */
export function createBuildFolder(): string {
  const folder = join(BUILDS, `${Date.now().toString(36)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Makes a complete build the current one, and deletes those that no running site uses. Each entry, such as
 * `.build/server.js`, imports the file of the same name in the current build.
 */
export function makeCurrent(folder: string, entries: readonly string[]): void {
  const id = basename(folder);
  for (const entry of entries) replaceFile(join(BUILDS, entry), `import "./${id}/${entry}";\n`);
  replaceFile(CURRENT_FILE, id);
  for (const { name } of readdirSync(BUILDS, { withFileTypes: true }).filter((file) =>
    file.isDirectory(),
  ))
    if (name !== id && !isUsed(join(BUILDS, name)))
      rmSync(join(BUILDS, name), { recursive: true, force: true });
}

/** Whether a running site reads this build, or another process still writes it. */
function isUsed(folder: string): boolean {
  const writer = Number(folder.split("-").at(-1));
  const users = existsSync(join(folder, USED_BY)) ? readdirSync(join(folder, USED_BY)) : [];
  return [writer, ...users.map(Number)].some(isAlive);
}

/** Readers see the old file or the new one. */
function replaceFile(file: string, text: string): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}
