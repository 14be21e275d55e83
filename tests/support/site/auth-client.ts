import { createClient } from "@supabase/supabase-js";
import { SITE_URL } from "./app";
import type { startAuthOn } from "./auth";

/** What a client keeps between two of its requests, as a browser or a server's cookies do. */
function createMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Calls of a client that reach a site under test without a network. */
export const fetchOf = (site: Awaited<ReturnType<typeof startAuthOn>>) =>
  (async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init))) as typeof fetch;

/** The client of the pages, for a site under test. */
export const createTestClient = (
  site: Awaited<ReturnType<typeof startAuthOn>>,
  flowType: "implicit" | "pkce",
) =>
  createClient(SITE_URL, "sb_publishable_test", {
    global: { fetch: fetchOf(site) },
    auth: { flowType, storage: createMemory(), autoRefreshToken: false },
  });

/** What a followed link hands to the page that it leads to, in its query and its fragment. */
export function handedOver(followed: Response) {
  const { origin, pathname, searchParams, hash } = new URL(followed.headers.get("location") ?? "");
  return {
    page: origin + pathname,
    query: searchParams,
    fragment: new URLSearchParams(hash.slice(1)),
  };
}
