import { loadFiles, type ScriptFiles } from "./load-files";

/** The files of each lazy script, set by the build: the islands, and the entries listed in `src/build/scripts.ts`. */
declare const LATE_SCRIPTS: Record<string, ScriptFiles>;

/** Imports a lazy script by its file name. Rejects if the network fails; can be called again. */
export async function loadScript<Module extends object>(name: string): Promise<Module> {
  const files = LATE_SCRIPTS[name];
  if (files === undefined) throw new Error(`There is no script ${name}.`);
  return (await loadFiles(files)) as Module;
}
