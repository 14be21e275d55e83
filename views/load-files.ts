/** The files of a lazy script: its own first, then its imports. */
export type ScriptFiles = readonly [string, ...string[]];

/**
 * Imports a script after fetching all of its files, because Chromium never retries a module that failed to load.
 * Rejects if the network fails; can be called again.
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
