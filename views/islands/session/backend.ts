import type { SupabaseClient } from "@supabase/supabase-js";
import { endpoints } from "../../../src/paths";

/** Where accounts live: an address of a Supabase project, or this site itself. */
export type Backend = { url?: string | undefined; key: string };

let client: Promise<SupabaseClient> | undefined;

/** The one client of the page; its code is loaded when it is first asked for. */
export function connect({ url, key }: Backend): Promise<SupabaseClient> {
  client ??= import("@supabase/supabase-js").then(({ createClient }) =>
    createClient(url ?? location.origin, key),
  );
  return client;
}

/** The session function is always ours, whoever keeps the accounts. */
export const sessionFunction = (): string => location.origin + endpoints.session;
