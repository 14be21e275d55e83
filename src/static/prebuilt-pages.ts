import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./manifest";
import { type Encoding, PREFERENCE } from "../http/accept-encoding";

export const PREBUILT_FOLDER = ".build/pages";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pages rendered and compressed by the build, by their key in the cache. */
export type PrebuiltPages = {
  read: (key: string) => { body: Bytes; encodings: [Encoding, Bytes][]; until: number } | undefined;
};

/** A page's file: its key as one path segment. */
export const prebuiltFile = (key: string): string =>
  join(PREBUILT_FOLDER, `${encodeURIComponent(key)}.html`);

/**
 * Opens the prebuilt pages; each is read on first use. They contain the public address they were built for. If the
 * site has another, it is replaced and the page must be compressed again. The pages in `without` are rendered instead.
 */
export function openPrebuiltPages(
  { siteUrl: builtFor, changes }: Pick<Manifest, "siteUrl" | "changes">,
  siteUrl: string,
  without: readonly string[] = [],
): PrebuiltPages {
  const files = new Set(existsSync(PREBUILT_FOLDER) ? readdirSync(PREBUILT_FOLDER) : []);
  for (const key of without) files.delete(`${encodeURIComponent(key)}.html`);
  return {
    read: (key) => {
      const file = prebuiltFile(key);
      if (!files.has(`${encodeURIComponent(key)}.html`)) return undefined;
      const until = Date.parse(changes[key] ?? "") || Infinity;
      if (siteUrl !== builtFor) {
        const html = readFileSync(file, "utf8").replaceAll(builtFor, siteUrl);
        return { body: new TextEncoder().encode(html), encodings: [], until };
      }
      return { body: readFileSync(file), encodings: readEncodings(file), until };
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
