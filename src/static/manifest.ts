import { readFileSync } from "node:fs";

/** The build's output, as the server needs it. */
export type Manifest = {
  /** The public address in the prebuilt pages. */
  siteUrl: string;
  /** Addresses of the script and of the fonts to preload. */
  script: string;
  fonts: string[];
  icon: string;
  /** Addresses of social images by page path; empty after a quick build. */
  socialImages: Record<string, string>;
  /** The first day, as YYYY-MM-DD, on which a prebuilt page is out of date, by page path. All others never are. */
  changes: Record<string, string>;
  /** Addresses of all built files. */
  addresses: string[];
};

export const MANIFEST_FILE = ".build/assets.json";

/** The folder of icons and press kit, named by their address. */
export const ICONS_FOLDER = ".build/icons";

/** Reads the build's manifest from the working directory. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST_FILE, "utf8")) as Manifest;
  } catch {
    throw new Error(
      `${MANIFEST_FILE} is missing or broken: run \`bun run build\` in the project's folder.`,
    );
  }
}
