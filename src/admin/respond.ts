import { z } from "zod";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page } from "../../views/page";
import type { Context } from "../context";
import { unavailablePage } from "../../views/admin/unavailable";
import { pageHeaders, RETRY_AFTER_SECONDS } from "../http/headers";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";

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
  return Object.fromEntries(new URLSearchParams(await formText(c)));
}

async function formText(c: Context): Promise<string> {
  const type = c.req.header("content-type") ?? "";
  return type.startsWith("application/x-www-form-urlencoded") ? c.req.text() : "";
}

/** Says that the database is down, and gives back what was posted, except secrets. */
export async function showUnavailable(c: Context): Promise<Response> {
  const retry = { "Retry-After": String(RETRY_AFTER_SECONDS) };
  const sent = c.req.method === "POST" ? [...new URLSearchParams(await formText(c))] : [];
  const fields = sent.filter(([name]) => !/password|current|code|token/i.test(name));
  if (fields.length === 0) return refuse(c, "unavailable", retry);
  const { pathname, search } = new URL(c.req.url);
  const place = Object.values(consolePaths).findLast((one) => pathname.startsWith(one.path));
  const page = unavailablePage({
    place: place ?? consolePaths.today,
    action: pathname + search,
    fields,
  });
  for (const [name, value] of Object.entries(retry)) c.header(name, value);
  return showConsole(c, page, 503);
}

const key = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

/** The last row of a list's page, from its address: when it came, and its id. Undefined for anything else. */
export function readKey(after: string | undefined): { createdAt: string; id: string } | undefined {
  const read = key.safeParse(after?.split(" "));
  if (!read.success) return undefined;
  const [createdAt, id] = read.data;
  return { createdAt, id };
}
