/** A script of its own: only what the pages use of it is sent. */
export { createClient } from "@supabase/supabase-js";
