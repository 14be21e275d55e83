import type * as swapForm from "./behaviors/swap-form";
import { loadFiles, type ScriptFiles } from "./load-files";
import type * as hydrate from "./islands/hydrate";
import type { IslandName } from "./islands/islands";

/** Lazy scripts besides the islands: hydration, form sending, and a visit's origin. */
type Late = {
  origin: object;
  hydrate: typeof hydrate;
  "swap-form": typeof swapForm;
};

/** The files of each lazy script, set by the build. */
declare const LATE_SCRIPTS: Record<keyof Late | IslandName, ScriptFiles>;

/** Imports a lazy script. Rejects if the network fails; can be called again. */
export function loadScript<Name extends keyof Late>(name: Name): Promise<Late[Name]>;
export function loadScript(name: IslandName): Promise<object>;
export function loadScript(name: keyof Late | IslandName): Promise<object> {
  return loadFiles(LATE_SCRIPTS[name]);
}
