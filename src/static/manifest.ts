import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILDS, buildFolder } from "./build-folder";

/** The build's output, as the server needs it. */
export type Manifest = {
  /** The public address in the prebuilt pages, and the digest of all that they depend on. */
  siteUrl: string;
  pages: string;
  /** Addresses of the script and of the fonts to preload. */
  script: string;
  fonts: string[];
  icon: string;
  /** Addresses of social images by page path; empty after a quick build. */
  socialImages: Record<string, string>;
  /** Addresses of all built files. */
  addresses: string[];
};

export const MANIFEST_FILE = "assets.json";

/** Reads the manifest of the build in use. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(buildFolder(), MANIFEST_FILE), "utf8")) as Manifest;
  } catch {
    throw new Error(
      `The build in ${BUILDS} is missing or broken: run \`bun run build\` in the project's folder.`,
    );
  }
}
