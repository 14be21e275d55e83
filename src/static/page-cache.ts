import type { PrebuiltPages } from "./prebuilt-pages";
import { compress, compressBest, compressNow } from "../http/compress";
import type { StaticResponse } from "./static-response";
import { addEncoding, createStaticResponse } from "./static-response";
import { pageHeaders } from "../http/headers";
import { operator } from "../../views/content/operator";
import { securityHeaders } from "../http/headers";

/**
 * Rendered pages by key: their address or, for the 404 page, a name no address can have. When facts about the operator
 * change, all are forgotten.
 */
export type PageCache = {
  /** Returns the cached page or the prebuilt one. */
  get: (key: string, status?: number) => StaticResponse | undefined;
  /** Caches a page rendered just now: compressed quickly now, and as small as possible in the background. */
  add: (key: string, html: string, status?: number) => StaticResponse;
  /**
   * Saves the pages that are not saved yet for the next start, with the best compression, one at a time and with pauses,
   * so that requests are served in between. Stops when it is called again, or if the disk takes none. Returns how many
   * it saved.
   */
  saveAll: (all: readonly { key: string; render: () => string }[]) => Promise<number>;
  /** Resolves when background compression is done. */
  compressed: () => Promise<void>;
};

/**
 * A start has other work to do, and facts are often set one after the other. A page stalls requests for about 5 ms, so less
 * than one request in 200 notices.
 */
const SAVING = { delayMs: 10_000, pauseMs: 2_000 };

/** `open` is called again after each change of facts. */
export function createPageCache(open?: () => PrebuiltPages, saving = SAVING): PageCache {
  const pages = new Map<string, StaticResponse>();
  let prebuilt = open?.();
  let shown = operator;
  let work = Promise.resolve();
  let saveRuns = 0;

  const forgetOldFacts = () => {
    if (shown === operator) return;
    pages.clear();
    prebuilt = open?.();
    shown = operator;
  };

  return {
    get: (key, status = 200) => {
      forgetOldFacts();
      const cached = pages.get(key);
      if (cached) return cached;
      const page = prebuilt?.read(key);
      if (page === undefined) return undefined;
      const response = createPageResponse(page.body, status);
      for (const [encoding, bytes] of page.encodings) addEncoding(response, encoding, bytes);
      pages.set(key, response);
      return response;
    },
    add: (key, html, status = 200) => {
      forgetOldFacts();
      const body = new TextEncoder().encode(html);
      const response = createPageResponse(body, status);
      const encodings = new Map(compressNow(body));
      for (const [encoding, bytes] of encodings)
        addEncoding(response, encoding, bytes, { isQuick: encoding === "br" });
      pages.set(key, response);
      const saveTo = prebuilt;
      work = work.then(async () => {
        encodings.set("br", await compressBest(body));
        for (const [encoding, bytes] of encodings) addEncoding(response, encoding, bytes);
        saveTo?.save(key, body, encodings);
      });
      return response;
    },
    saveAll: async (all) => {
      const run = ++saveRuns;
      let count = 0;
      await Bun.sleep(saving.delayMs);
      for (const { key, render } of all) {
        if (run !== saveRuns) break;
        forgetOldFacts();
        if (pages.has(key) || prebuilt?.has(key)) continue;
        const saveTo = prebuilt;
        const body = new TextEncoder().encode(render());
        saveTo?.save(key, body, await compress(body));
        // The disk is full or read-only.
        if (!saveTo?.has(key)) break;
        count++;
        await Bun.sleep(saving.pauseMs);
      }
      return count;
    },
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
