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
};

/** The built files by address, in all their forms. Their names hold their hash, so a browser keeps them for good. */
export function readAssetFiles(manifest: Manifest): Map<string, Finished> {
  const files = new Map<string, Finished>();
  for (const address of manifest.addresses) {
    const headers = {
      ...securityHeaders,
      "content-type": TYPES[extname(address)] ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    };
    const file = `static${address}`;
    const body = readFileSync(file);
    const finished = finish(body, { headers });
    for (const [encoding, form] of readForms(file)) addForm(finished, encoding, form);
    files.set(address, finished);
  }
  return files;
}
