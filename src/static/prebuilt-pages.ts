import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "./build-folder";
import type { Manifest } from "./manifest";
import { type Encoding, PREFERENCE } from "../http/accept-encoding";

/** The folder of prebuilt pages in a build. */
export const pagesFolder = (build: string): string => join(build, "pages");

type Bytes = Uint8Array<ArrayBuffer>;

/** Pages rendered and compressed by the build, by their key in the cache. */
export type PrebuiltPages = {
  read: (key: string) => { body: Bytes; encodings: [Encoding, Bytes][] } | undefined;
};

/** A page's file: its key as one path segment. */
export const prebuiltFile = (build: string, key: string): string =>
  join(pagesFolder(build), `${encodeURIComponent(key)}.html`);

/**
 * Opens the prebuilt pages; each is read on first use. They contain the public address they were built for. If the
 * site has another, it is replaced and the page must be compressed again. The pages in `without` are rendered instead.
 */
export function openPrebuiltPages(
  { siteUrl: builtFor }: Pick<Manifest, "siteUrl">,
  siteUrl: string,
  without: readonly string[] = [],
): PrebuiltPages {
  const build = buildFolder();
  const folder = pagesFolder(build);
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  for (const key of without) files.delete(`${encodeURIComponent(key)}.html`);
  return {
    read: (key) => {
      const file = prebuiltFile(build, key);
      if (!files.has(`${encodeURIComponent(key)}.html`)) return undefined;
      if (siteUrl !== builtFor) {
        const html = readFileSync(file, "utf8").replaceAll(builtFor, siteUrl);
        return { body: new TextEncoder().encode(html), encodings: [] };
      }
      return { body: readFileSync(file), encodings: readEncodings(file) };
    },
  };
}

/** The compressed files beside a file. */
export function readEncodings(file: string): [Encoding, Bytes][] {
  return PREFERENCE.filter((encoding) => existsSync(`${file}.${encoding}`)).map((encoding) => [
    encoding,
    readFileSync(`${file}.${encoding}`),
  ]);
}
