import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Every build has a folder of its own in here, so that a running site keeps its files while the next one is built. */
export const BUILDS = ".build";

/** Names the newest complete build. */
export const CURRENT_FILE = join(BUILDS, "current");

/** Returns the folder of this bundle's build; run from source, as in tests, that of the newest build. */
export function buildFolder(): string {
  const own = import.meta.dir;
  return basename(dirname(own)) === BUILDS ? own : join(BUILDS, readFileSync(CURRENT_FILE, "utf8"));
}
