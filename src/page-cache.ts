import type { Finished } from "./finished";
import { addVariant, compressed, fingerprint, finish } from "./finished";

/** Finished pages by address. Their compressed forms are made in the background, one page after the other. */
export type PageCache = {
  get: (path: string) => Finished | undefined;
  keep: (path: string, html: string, status?: number) => Finished;
  /** Resolves when all pages kept so far have their compressed forms. */
  settled: () => Promise<void>;
};

export function createPageCache(securityHeaders: Record<string, string>): PageCache {
  const headers = {
    ...securityHeaders,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  };
  const pages = new Map<string, Finished>();
  let work = Promise.resolve();

  const compress = async (finished: Finished, body: Uint8Array) => {
    const hash = fingerprint(body);
    for (const [encoding, bytes] of await compressed(body))
      addVariant(finished, encoding, bytes, headers, hash);
  };

  return {
    get: (path) => pages.get(path),
    keep: (path, html, status = 200) => {
      const body = new TextEncoder().encode(html);
      const finished = finish(body, { status, headers });
      pages.set(path, finished);
      work = work.then(() => compress(finished, body));
      return finished;
    },
    settled: () => work,
  };
}
