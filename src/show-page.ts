import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Page, PageProps } from "../views/page";
import type { Context } from "./context";
import { pagePolicy } from "./security-headers";

/** Renders a page for this one request, under the policy that allows its stylesheet. */
export function showPage(
  c: Context,
  page: Page,
  props: PageProps,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  const html = c.var.render.page(page, props);
  const policy = pagePolicy(Buffer.from(html));
  return c.html(html, status, { ...headers, "Content-Security-Policy": policy });
}
