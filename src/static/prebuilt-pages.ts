import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Encoding, PREFERENCE } from "../http/accept-encoding";

export const PREBUILT_FOLDER = ".build/pages";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pages that the build rendered and compressed, by the key they are kept under. */
export type PrebuiltPages = {
  read: (key: string) => { body: Bytes; forms: [Encoding, Bytes][] } | undefined;
};

/** The file of a page: its key as one path segment. */
export const prebuiltFile = (key: string): string =>
  join(PREBUILT_FOLDER, `${encodeURIComponent(key)}.html`);

/**
 * Opens what the build prepared; each page is read when it is first asked for. Pages hold the public address they were
 * built for: where the site has another, it is put in, and the compressed forms have to be made anew.
 */
export function openPrebuiltPages(builtFor: string, siteUrl: string): PrebuiltPages {
  const files = new Set(existsSync(PREBUILT_FOLDER) ? readdirSync(PREBUILT_FOLDER) : []);
  return {
    read: (key) => {
      const file = prebuiltFile(key);
      if (!files.has(`${encodeURIComponent(key)}.html`)) return undefined;
      if (siteUrl !== builtFor) {
        const html = readFileSync(file, "utf8").replaceAll(builtFor, siteUrl);
        return { body: new TextEncoder().encode(html), forms: [] };
      }
      return { body: readFileSync(file), forms: readForms(file) };
    },
  };
}

/** The compressed forms that stand beside a file, named by their encoding. */
export function readForms(file: string): [Encoding, Bytes][] {
  return PREFERENCE.filter((encoding) => existsSync(`${file}.${encoding}`)).map((encoding) => [
    encoding,
    readFileSync(`${file}.${encoding}`),
  ]);
}
