import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, CURRENT_FILE } from "../static/build-folder";

const STAMP_FILE = "stamp";
const INPUTS = ["package.json", "bun.lock", "tsconfig.json"];
const FOLDERS = new Bun.Glob("{{src,views,db}/**/*.{ts,tsx,css,md,sql,json},static/**}");

/** Returns a fingerprint of everything the build reads. */
export function sourceStamp(): string {
  const hasher = new Bun.CryptoHasher("sha256");
  for (const file of [...INPUTS, ...[...FOLDERS.scanSync(".")].toSorted()]) {
    hasher.update(`${file}\n`);
    hasher.update(readFileSync(file));
  }
  return `${Bun.version} ${hasher.digest("hex")}`;
}

/** Returns whether the current build was made from these sources. */
export function isBuilt(stamp: string): boolean {
  if (!existsSync(CURRENT_FILE)) return false;
  const file = join(buildFolder(), STAMP_FILE);
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Records what a build was made from. */
export async function writeStamp(build: string, stamp: string): Promise<void> {
  await Bun.write(join(build, STAMP_FILE), stamp);
}
