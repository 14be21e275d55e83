import type { SupabaseClient } from "@supabase/supabase-js";
import { endpoints } from "../../../src/paths";
import { loadFiles, type ScriptFiles } from "../../load-files";
import { session } from "../../content/session";
import { takeLinkParams } from "./link-params";
import type * as authClient from "./auth-client";

/** The files of supabase-js, as the build found them. */
declare const AUTH_CLIENT: ScriptFiles;

/** Where accounts live: an address of a Supabase project, or this site itself. */
export type Backend = { url?: string | undefined; key: string };

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the page; its code is loaded when it is first asked for. Rejects with words for the visitor when that
 * does not arrive; it may then be called again.
 */
export function connect(backend: Backend): Promise<SupabaseClient> {
  client ??= load(backend).catch(() => {
    client = undefined;
    throw new Error(session.unreachable.text);
  });
  return client;
}

async function load({ url, key }: Backend): Promise<SupabaseClient> {
  const { createClient } = (await loadFiles(AUTH_CLIENT)) as typeof authClient;
  return createClient(url ?? location.origin, key, {
    auth: { detectSessionInUrl: takeLinkParams },
  });
}

/** What went wrong, as its error says it. */
export const errorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : "";

/** The session function is always this site's, also with an external auth backend. */
export const sessionFunction = (): string => location.origin + endpoints.session;
