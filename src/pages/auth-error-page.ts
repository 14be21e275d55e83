import type { Context } from "../context";
import { refusedPage } from "../../views/pages/refused/page";
import { privateHeaders } from "../http/headers";
import { showPage } from "../http/show-page";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Shows an error of the auth API as a page, where it was opened in a browser; API clients get JSON. */
export async function showAuthError(c: Context, response: Response): Promise<Response> {
  const { msg, message } = (await response.json()) as { msg?: string; message?: string };
  const status = response.status as ContentfulStatusCode;
  const page = refusedPage(status, `${msg ?? message}.`.replace(/\.\.$/, "."));
  const copied = [...response.headers].filter(([name]) => ["retry-after", "allow"].includes(name));
  return showPage(c, page, { path: page.place.path }, status, {
    ...privateHeaders,
    ...Object.fromEntries(copied),
  });
}
