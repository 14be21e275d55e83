import type { PrebuiltPages } from "./prebuilt-pages";
import { compressBest, compressNow } from "../http/compress";
import type { StaticResponse } from "./static-response";
import { addEncoding, createStaticResponse } from "./static-response";
import { pageHeaders } from "../http/headers";
import { securityHeaders } from "../http/headers";

/** Rendered pages by key: their address or, for the 404 page, a name no address can have. */
export type PageCache = {
  /** Returns the cached page or the prebuilt one. */
  get: (key: string, status?: number) => StaticResponse | undefined;
  /** Caches a page rendered just now: compressed quickly now, and as small as possible in the background. */
  add: (key: string, html: string, status?: number) => StaticResponse;
  /** Resolves when background compression is done. */
  compressed: () => Promise<void>;
};

export function createPageCache(prepared?: PrebuiltPages): PageCache {
  const pages = new Map<string, StaticResponse>();
  let work = Promise.resolve();

  const store = (
    key: string,
    body: Uint8Array<ArrayBuffer>,
    encodings: ReturnType<typeof compressNow>,
    status: number,
  ) => {
    const response = createPageResponse(body, status);
    for (const [encoding, bytes] of encodings) addEncoding(response, encoding, bytes);
    pages.set(key, response);
    if (encodings.length > 0) return response;
    for (const [encoding, bytes] of compressNow(body))
      addEncoding(response, encoding, bytes, { isQuick: encoding === "br" });
    work = work.then(async () => addEncoding(response, "br", await compressBest(body)));
    return response;
  };

  return {
    get: (key, status = 200) => {
      const page = pages.has(key) ? undefined : prepared?.read(key);
      return page === undefined ? pages.get(key) : store(key, page.body, page.encodings, status);
    },
    add: (key, html, status = 200) => store(key, new TextEncoder().encode(html), [], status),
    compressed: () => work,
  };
}

/** Turns a page into a response that is not compressed yet. */
export function createPageResponse(html: Uint8Array<ArrayBuffer>, status: number): StaticResponse {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.length);
  return createStaticResponse(html, {
    status,
    headers: { ...securityHeaders, ...pageHeaders(bytes) },
  });
}
