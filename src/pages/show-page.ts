import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page, PageProps } from "../../views/page";
import type { Context } from "../context";
import { pageHeaders } from "../http/page-headers";

/** Renders a page for this request, with the policy that allows its stylesheet. */
export function showPage(
  c: Context,
  page: Page,
  props: PageProps,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
  /** Another origin the page may call. */
  calls?: string,
): Response {
  const html = c.env.render.page(page, props);
  return c.html(html, status, { ...pageHeaders(Buffer.from(html), calls), ...headers });
}
