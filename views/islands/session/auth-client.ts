/** A script of its own, so that tree-shaking keeps only what the pages use. */
export { createClient } from "@supabase/supabase-js";
