import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page } from "../../views/page";
import type { Context } from "../context";
import { pageHeaders } from "../http/headers";

/**
 * Shows a page of the console. It is not compressed: it holds addresses beside text that others wrote, and a cookie lets
 * other sites ask for it.
 */
export function showConsole(c: Context, page: Page, status: ContentfulStatusCode = 200): Response {
  const html = Buffer.from(c.env.render.page(page, { path: page.place.path }));
  return c.body(html, status, pageHeaders(html));
}

/** The text fields of a form; the last value of each. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
