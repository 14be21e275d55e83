import { z } from "zod";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ConsoleView, consolePage, unavailablePage } from "../../views/admin/console-page";
import { consoleCopy } from "../../views/content/console/console";
import type { Context } from "../context";
import { pageHeaders, RETRY_AFTER_SECONDS } from "../http/headers";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";

export type Outcome = {
  /** What went wrong. */
  problem?: string | undefined;
  /** What the page says after a post led here with `?done=`, by its value. */
  done?: Readonly<Record<string, string>>;
  /** By default 422 with a problem. */
  status?: ContentfulStatusCode;
};

/**
 * Shows a page of the console. It is not compressed: it holds addresses beside text that others wrote, and a cookie lets
 * other sites ask for it.
 */
export function showConsole(c: Context, view: ConsoleView, outcome: Outcome = {}): Response {
  const { problem, done = {}, status = problem === undefined ? 200 : 422 } = outcome;
  const text = problem ?? Object.entries(done).find(([name]) => name === c.req.query("done"))?.[1];
  const tone = problem === undefined ? "success" : "error";
  const page = consolePage(view, text === undefined ? undefined : { tone, text });
  const html = Buffer.from(c.env.render.page(page, { path: view.place.path }));
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

/** Shows what was posted, to send it again, but for codes; undefined if that is nothing, or something secret. */
export async function giveBack(
  c: Context,
  problem: string,
  status: ContentfulStatusCode,
): Promise<Response | undefined> {
  const sent = c.req.method === "POST" ? [...new URLSearchParams(await formText(c))] : [];
  const fields = sent.filter(([name]) => name !== "code");
  if (fields.length === 0 || fields.some(([name]) => SECRET.test(name))) return undefined;
  const { pathname, search } = new URL(c.req.url);
  const place = Object.values(consolePaths).findLast((one) => pathname.startsWith(one.path));
  const action = pathname + search;
  const page = unavailablePage({ place: place ?? consolePaths.today, action, fields });
  return showConsole(c, page, { problem, status });
}

const SECRET = /password|current|secret|token/i;

/** Says that the database is down, and gives back what was posted. */
export async function showUnavailable(c: Context): Promise<Response> {
  const retry = String(RETRY_AFTER_SECONDS);
  c.header("Retry-After", retry);
  const back = await giveBack(c, consoleCopy.unavailable.text, 503);
  return back ?? refuse(c, "unavailable", { "Retry-After": retry });
}

/** The database has no year 0. */
const time = z.iso.datetime({ precision: 6 }).refine((typed) => typed > "0001");
const key = z.tuple([time, z.uuid()]);

/** The last row of a list's page, from its address: when it came, and its id. Undefined for anything else. */
export function readKey(after: string | undefined): { createdAt: string; id: string } | undefined {
  const read = key.safeParse(after?.split(" "));
  if (!read.success) return undefined;
  const [createdAt, id] = read.data;
  return { createdAt, id };
}

/** The address of the next page of a list, from the last of a full page's rows. */
export function moreHref(
  path: string,
  rows: readonly { createdAt: string; id: string }[],
  pageSize: number,
  query: Record<string, string> = {},
): string | undefined {
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  const after = last && `${last.createdAt} ${last.id}`;
  return after && `${path}?${new URLSearchParams({ ...query, after })}`;
}
