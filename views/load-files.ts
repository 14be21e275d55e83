/** The files of a lazy script: its own first, then all that it imports. */
export type ScriptFiles = readonly [string, ...string[]];

/**
 * Imports a script of which all files are fetched before, since Chromium never asks again for a module that once did not
 * arrive. Throws when the network does; it may then be called again.
 */
export async function loadFiles(files: ScriptFiles): Promise<object> {
  await Promise.all(files.map(fetchWhole));
  return import(files[0]) as Promise<object>;
}

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  if (!answer.ok) throw new Error(file);
}
