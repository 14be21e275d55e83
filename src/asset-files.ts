import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Manifest } from "./assets/manifest";
import { readForms } from "./assets/prepared-pages";
import type { Finished } from "./finished";
import { addForm, finish } from "./finished";
import { securityHeaders } from "./security-headers";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** Built files by address. */
export type AssetFiles = { get: (address: string) => Finished | undefined };

/**
 * The built files in all their forms; their names hold their hash, so a browser keeps them for good. Each is read when
 * it is first asked for, and kept: but for pictures, which are large and which only social networks ask for.
 */
export function openAssetFiles({ addresses }: Manifest): AssetFiles {
  const known = new Set(addresses);
  const kept = new Map<string, Finished>();
  return {
    get: (address) => {
      const ready = kept.get(address);
      if (ready !== undefined || !known.has(address)) return ready;
      const file = readAssetFile(address);
      if (!address.endsWith(".png")) kept.set(address, file);
      return file;
    },
  };
}

function readAssetFile(address: string): Finished {
  const headers = {
    ...securityHeaders,
    "content-type": TYPES[extname(address)] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
  };
  const file = `static${address}`;
  const finished = finish(readFileSync(file), { headers });
  for (const [encoding, form] of readForms(file)) addForm(finished, encoding, form);
  return finished;
}
