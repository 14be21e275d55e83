import { Hono } from "hono";
import type { Page } from "../../views/page";
import { adminSessionPage, sessionTestPage } from "../../views/pages/session/page";
import type { App, Context } from "../context";
import { showPage } from "../http/show-page";

/** The public key for browser clients. The built-in backend accepts any. */
const OWN_KEY = "sb_publishable_genie";

/**
 * Pages with a sign-in. They contain the address of this server's auth backend, so they are neither prebuilt nor
 * cached.
 */
export function sessionPages(supabaseUrl: string | undefined, supabaseKey = OWN_KEY) {
  const backend = { url: supabaseUrl, key: supabaseKey };
  const routes = new Hono<App>();
  for (const page of [sessionTestPage(backend), adminSessionPage(backend)])
    routes.get(page.place.path, (c) => show(c, page, supabaseUrl));
  return routes;
}

function show(c: Context, page: Page, supabaseUrl: string | undefined): Response {
  const headers = { "Cache-Control": "no-store" };
  return showPage(c, page, { path: page.place.path }, 200, headers, supabaseUrl);
}
