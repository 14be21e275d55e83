import type { PrebuiltPages } from "./prebuilt-pages";
import { compressBest, compressNow } from "../http/compress";
import type { StaticResponse } from "./static-response";
import { addForm, finish } from "./static-response";
import { pageHeaders } from "../http/page-headers";
import { securityHeaders } from "../http/security-headers";

/** Rendered pages by key: their address or, for the 404 page, a name no address can have. */
export type PageCache = {
  /** Returns the cached page or the prebuilt one. */
  get: (key: string, status?: number) => StaticResponse | undefined;
  /** Caches a page rendered just now: compressed quickly now, and as small as possible in the background. */
  keep: (key: string, html: string, status?: number) => StaticResponse;
  /** Resolves when background compression is done. */
  settled: () => Promise<void>;
};

export function createPageCache(prepared?: PrebuiltPages): PageCache {
  const pages = new Map<string, StaticResponse>();
  let work = Promise.resolve();

  const add = (
    key: string,
    body: Uint8Array<ArrayBuffer>,
    forms: ReturnType<typeof compressNow>,
    status: number,
  ) => {
    const finished = finishPage(body, status);
    for (const [encoding, bytes] of forms) addForm(finished, encoding, bytes);
    pages.set(key, finished);
    if (forms.length > 0) return finished;
    for (const [encoding, bytes] of compressNow(body))
      addForm(finished, encoding, bytes, { isQuick: encoding === "br" });
    work = work.then(async () => addForm(finished, "br", await compressBest(body)));
    return finished;
  };

  return {
    get: (key, status = 200) => {
      const kept = pages.get(key);
      if (kept !== undefined) return kept;
      const page = prepared?.read(key);
      return page && add(key, page.body, page.forms, status);
    },
    keep: (key, html, status = 200) => add(key, new TextEncoder().encode(html), [], status),
    settled: () => work,
  };
}

/** Turns a page into a response that is not compressed yet. */
export function finishPage(html: Uint8Array<ArrayBuffer>, status: number): StaticResponse {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.length);
  return finish(html, { status, headers: { ...securityHeaders, ...pageHeaders(bytes) } });
}
