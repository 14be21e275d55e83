import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page, PageProps } from "../../views/page";
import type { Context } from "../context";
import { acceptedEncodings } from "./accept-encoding";
import { gzipQuickly } from "./compress";
import { pageHeaders } from "./headers";

/**
 * Renders a page for this request, with the policy that allows its stylesheet. It may be compressed although it can hold
 * a token: nobody else can make a browser request it (no cookies) with text of their choice beside that token.
 */
export function showPage(
  c: Context,
  page: Page,
  props: PageProps,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
  /** Another origin the page may call. */
  calls?: string,
): Response {
  const html = Buffer.from(c.env.render.page(page, props));
  const isGzip = acceptedEncodings(c.req.header("accept-encoding") ?? null).includes("gzip");
  return c.body(isGzip ? gzipQuickly(html) : html, status, {
    ...pageHeaders(html, calls),
    ...headers,
    vary: [headers["Vary"], "Accept-Encoding"].filter(Boolean).join(", "),
    ...(isGzip && { "content-encoding": "gzip" }),
  });
}
