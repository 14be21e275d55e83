import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { buildFolder } from "./build-folder";
import type { Manifest } from "./manifest";
import { readEncodings } from "./prebuilt-pages";
import type { StaticResponse } from "./static-response";
import { addEncoding, createStaticResponse } from "./static-response";
import { fixedFiles, icons, press } from "../paths";
import { securityHeaders } from "../http/headers";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  [fixedFiles.sbom]: "application/vnd.cyclonedx+json",
  [fixedFiles.speculationRules]: "application/speculationrules+json",
};

/** Icons, the press kit and other files that never change, by their address. */
const FIXED_FILES = "static";

/** Built files have a hash in their name; fixed files do not. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

/** Built files by address. */
export type AssetMap = { get: (address: string) => StaticResponse | undefined };

/**
 * Opens the built files. Each is read on first use and cached, except images, which are large and requested only by
 * social networks.
 */
export function openAssetFiles({ addresses }: Manifest): AssetMap {
  const build = buildFolder();
  const known = new Map<string, () => StaticResponse>([
    ...Object.values({ ...icons, ...fixedFiles, ...press }).map(
      (path): [string, () => StaticResponse] => [
        path,
        () => readAssetFile(FIXED_FILES, path, ONE_DAY),
      ],
    ),
    ...addresses.map((path): [string, () => StaticResponse] => [
      path,
      () => readAssetFile(build, path, IMMUTABLE),
    ]),
  ]);
  const cached = new Map<string, StaticResponse>();
  return {
    get: (address) => {
      const ready = cached.get(address) ?? known.get(address)?.();
      if (ready !== undefined && !address.endsWith(".png")) cached.set(address, ready);
      return ready;
    },
  };
}

function readAssetFile(folder: string, path: string, cacheControl: string): StaticResponse {
  const file = folder + path;
  const headers = {
    ...securityHeaders,
    "content-type": TYPES[path] ?? TYPES[extname(path)] ?? "application/octet-stream",
    "cache-control": cacheControl,
  };
  const response = createStaticResponse(readFileSync(file), { headers });
  for (const [encoding, encoded] of readEncodings(file)) addEncoding(response, encoding, encoded);
  return response;
}
