import type { Context } from "../../context";
import { refusedPage } from "../../../views/pages/refused/page";
import { privateHeaders } from "../../http/private-headers";
import { showPage } from "../../pages/show-page";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Shows an auth error as a page when it was opened in a browser; API clients get JSON. */
export async function showToBrowser(c: Context, response: Response): Promise<Response | undefined> {
  const isPage = c.req.method === "GET" && c.req.header("accept")?.includes("text/html");
  if (!isPage || response.ok || response.status < 400) return undefined;
  const { msg, message } = (await response.json()) as { msg?: string; message?: string };
  const status = response.status as ContentfulStatusCode;
  const page = refusedPage(status, `${msg ?? message}.`.replace(/\.\.$/, "."));
  const kept = [...response.headers].filter(([name]) => name === "retry-after" || name === "allow");
  return showPage(c, page, { path: page.place.path }, status, {
    ...privateHeaders,
    ...Object.fromEntries(kept),
  });
}
