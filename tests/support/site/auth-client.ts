import { createClient } from "@supabase/supabase-js";
import { SITE_URL } from "./app";
import type { startAuthOn } from "./auth";

/** A client's storage between requests, like a browser's or a server's cookies. */
function createMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A `fetch` that calls a site under test without a network. */
export const fetchOf = (site: Awaited<ReturnType<typeof startAuthOn>>) =>
  (async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init))) as typeof fetch;

/** The pages' auth client, for a site under test. */
export const createTestClient = (
  site: Awaited<ReturnType<typeof startAuthOn>>,
  flowType: "implicit" | "pkce",
) =>
  createClient(SITE_URL, "sb_publishable_test", {
    global: { fetch: fetchOf(site) },
    auth: { flowType, storage: createMemory(), autoRefreshToken: false },
  });

/** Returns the parameters, from query and fragment, of a followed link's redirect. */
export function handedOver(followed: Response) {
  const { origin, pathname, searchParams, hash } = new URL(followed.headers.get("location") ?? "");
  return {
    page: origin + pathname,
    query: searchParams,
    fragment: new URLSearchParams(hash.slice(1)),
  };
}
