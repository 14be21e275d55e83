import type { Bundled } from "./scripts";

/** The files of each late script: its own first, then its static imports. */
export type LateScripts = Record<string, [string, ...string[]]>;

/** Lists them from the bundles. */
export function listImports(bundled: readonly Bundled[]): LateScripts {
  const codes = new Map(bundled.map(({ address, code }) => [address, code]));
  const follow = (address: string, found = new Set<string>()): Set<string> => {
    found.add(address);
    for (const next of readImports(codes.get(address) ?? ""))
      if (!found.has(next)) follow(next, found);
    return found;
  };
  return Object.fromEntries(
    bundled.flatMap(({ name, address }) => {
      if (name === undefined) return [];
      const [, ...others] = follow(address);
      return [[name, [address, ...others]]];
    }),
  );
}

function readImports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
}
