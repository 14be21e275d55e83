import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { operator } from "../../views/content/operator";
import { buildFolder } from "./build-folder";
import type { Manifest } from "./manifest";
import { type Encoding, PREFERENCE } from "../http/accept-encoding";
import { fingerprint } from "./static-response";

/** The folder of prebuilt pages in a build. */
export const pagesFolder = (build: string): string => join(build, "pages");

type Bytes = Uint8Array<ArrayBuffer>;

/** Pages rendered and compressed before, by their key in the cache. */
export type PrebuiltPages = {
  has: (key: string) => boolean;
  read: (key: string) => { body: Bytes; encodings: [Encoding, Bytes][] } | undefined;
  /** Saves a page for the next start, if the disk lets it. */
  save: (key: string, body: Bytes, encodings: Iterable<[Encoding, Bytes]>) => void;
};

/** What pages depend on besides the build and the facts about the operator. */
export type PageSettings = { siteUrl: string; isContactAnswered: boolean };

/** A page's file: its key as one path segment. */
export const prebuiltFile = (folder: string, key: string): string =>
  join(folder, `${encodeURIComponent(key)}.html`);

/** A digest of all that pages depend on besides the build. */
export const pagesDigest = (settings: PageSettings): string =>
  fingerprint(Buffer.from(JSON.stringify([settings, operator])));

/**
 * Opens the pages for these settings and today's facts: those of the build, or, if these differ from the build's, those
 * saved in the data folder. Deletes what was saved for others.
 */
export function openPrebuiltPages(
  manifest: Pick<Manifest, "pages">,
  settings: PageSettings,
  dataFolder: string,
): PrebuiltPages {
  const digest = pagesDigest(settings);
  const build = buildFolder();
  if (digest === manifest.pages)
    // A quick build has no pages, and needs none.
    return { ...readFrom(pagesFolder(build)), has: () => true, save: () => {} };
  const folder = join(pagesFolder(dataFolder), `${basename(build)}-${digest}`);
  attempt(() => deleteOthers(folder));
  const saved = readFrom(folder);
  return {
    ...saved,
    save: (key, body, encodings) =>
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        const file = prebuiltFile(folder, key);
        for (const [encoding, bytes] of encodings) writeFileSync(`${file}.${encoding}`, bytes);
        // Last, and as a whole: a page without this file is rendered again.
        writeFileSync(`${file}.new`, body);
        renameSync(`${file}.new`, file);
        saved.files.add(basename(file));
      }),
  };
}

function readFrom(folder: string) {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const has = (key: string) => files.has(basename(prebuiltFile(folder, key)));
  const read: PrebuiltPages["read"] = (key) => {
    if (!has(key)) return undefined;
    const file = prebuiltFile(folder, key);
    return { body: readFileSync(file), encodings: readEncodings(file) };
  };
  return { files, has, read };
}

function deleteOthers(folder: string): void {
  const all = dirname(folder);
  for (const name of existsSync(all) ? readdirSync(all) : [])
    if (name !== basename(folder)) rmSync(join(all, name), { recursive: true });
}

/** Saved pages only make the next start faster: a full or read-only disk must not fail a request. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Tried again with the next page.
  }
}

/** The compressed files beside a file. */
export function readEncodings(file: string): [Encoding, Bytes][] {
  return PREFERENCE.filter((encoding) => existsSync(`${file}.${encoding}`)).map((encoding) => [
    encoding,
    readFileSync(`${file}.${encoding}`),
  ]);
}
