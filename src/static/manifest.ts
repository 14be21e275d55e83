import { readFileSync } from "node:fs";

/** What the build made, as the server needs it. */
export type Manifest = {
  /** The public address that the prepared pages name. */
  siteUrl: string;
  /** Addresses of the one script, and of the fonts to preload. */
  script: string;
  fonts: string[];
  icon: string;
  /** Addresses of the pictures on social networks, by the page's path; a quick build has none. */
  socialImages: Record<string, string>;
  /** Addresses of all built files. */
  addresses: string[];
};

export const MANIFEST_FILE = ".build/assets.json";

/** Where the build puts the icons, each under the name of its own address. */
export const ICONS_FOLDER = ".build/icons";

/** Reads the build's manifest from the working directory. Throws an error that names the cure when there is none. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST_FILE, "utf8")) as Manifest;
  } catch {
    throw new Error(
      `${MANIFEST_FILE} is missing or broken: run \`bun run build\` in the project's folder.`,
    );
  }
}
