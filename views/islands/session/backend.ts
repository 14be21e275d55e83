import type { SupabaseClient } from "@supabase/supabase-js";
import { endpoints } from "../../../src/paths";
import { loadFiles, type ScriptFiles } from "../../load-files";
import { session } from "../../content/session";
import { takeLinkParams } from "./link-params";
import type * as authClient from "./auth-client";

/** The files of supabase-js, filled in by the build. */
declare const AUTH_CLIENT: ScriptFiles;

/** The auth backend: the address of a Supabase project, or this site. */
export type Backend = { url?: string | undefined; key: string };

let client: Promise<SupabaseClient> | undefined;

/**
 * The page's only client, loaded on first use. Rejects with a message for the visitor if its code does not load; it can be
 * called again.
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

/** Returns an error's message. */
export const errorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : "";

/** Returns the address of the session function, which is on this site even with an external auth backend. */
export const sessionFunction = (): string => location.origin + endpoints.session;
