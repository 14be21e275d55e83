/** A bundled script, named after its source if it is an entry. */
export type Bundled = { address: string; name?: string; code: string };

/** The files of each lazy script: its own first, then its static imports. */
export type LazyScripts = Record<string, [string, ...string[]]>;

/**
 * Lists the files of each lazy script. Imports shared by most scripts come first and in the same order, so that the
 * lists are similar and compress well in the first script.
 */
export function listImports(bundled: readonly Bundled[]): LazyScripts {
  const codes = new Map(bundled.map(({ address, code }) => [address, code]));
  const follow = (address: string, found = new Set<string>()): Set<string> => {
    found.add(address);
    for (const next of readImports(codes.get(address) ?? ""))
      if (!found.has(next)) follow(next, found);
    return found;
  };
  const late = bundled.flatMap(({ name, address }) => {
    if (name === undefined) return [];
    const [, ...imports] = follow(address);
    return [{ name, address, imports }];
  });
  const uses = (file: string) => late.filter(({ imports }) => imports.includes(file)).length;
  const byUse = (a: string, b: string) => uses(b) - uses(a) || (a < b ? -1 : 1);
  return Object.fromEntries(
    late.map(({ name, address, imports }) => [name, [address, ...imports.toSorted(byUse)]]),
  );
}

function readImports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
}
