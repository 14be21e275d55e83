import type * as swapForm from "./behaviors/swap-form";
import type * as hydrate from "./islands/hydrate";
import type { IslandName } from "./islands/table";

/** Late scripts beside the islands: React's part, and what sends forms. */
type Late = {
  hydrate: typeof hydrate;
  "swap-form": typeof swapForm;
};

/** The files of each late script, as the build found them: its own first, then all that it imports. */
declare const LATE_SCRIPTS: Record<keyof Late | IslandName, readonly [string, ...string[]]>;

/**
 * Imports what comes only when a visitor needs it. All its files are fetched before one is imported, since Chromium
 * never asks again for a module that once did not arrive. Throws when the network does; it may then be called again.
 */
export async function bring<Name extends keyof Late>(name: Name): Promise<Late[Name]>;
export async function bring(name: IslandName): Promise<object>;
export async function bring(name: keyof Late | IslandName): Promise<object> {
  const files = LATE_SCRIPTS[name];
  await Promise.all(files.map(fetchWhole));
  return import(files[0]) as Promise<object>;
}

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.blob();
  if (!answer.ok) throw new Error(file);
}
