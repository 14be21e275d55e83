import { existsSync, readFileSync } from "node:fs";

const STAMP_FILE = ".build/stamp";
const INPUTS = [
  "package.json",
  "bun.lock",
  "tsconfig.json",
  "static/icon.svg",
  "static/screenshot.png",
];
const FOLDERS = new Bun.Glob("{src,views,db}/**/*.{ts,tsx,css,md,sql,json}");

/** Returns a fingerprint of everything the build reads. */
export function sourceStamp(): string {
  const hasher = new Bun.CryptoHasher("sha256");
  for (const file of [...INPUTS, ...[...FOLDERS.scanSync(".")].toSorted()]) {
    hasher.update(`${file}\n`);
    hasher.update(readFileSync(file));
  }
  return `${Bun.version} ${hasher.digest("hex")}`;
}

/** Returns whether the last build was made from these sources. */
export function isBuilt(stamp: string): boolean {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === stamp;
}

/** Records a finished build. */
export async function markBuilt(stamp: string): Promise<void> {
  await Bun.write(STAMP_FILE, stamp);
}
