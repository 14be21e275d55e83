import { soonPage } from "../../views/pages/soon";
import { paths } from "../paths";
import type { Context } from "../context";
import { answerFinished } from "../finished";
import type { PageCache } from "../page-cache";
import { answerMode, refuse } from "../refuse";

/** No address of the site holds a space, so this name for the kept page can never be asked for. */
const notFoundPage = soonPage(paths.comingSoon);

const KEY = "not found";

/** Any address that is not on the site map: 404, as a page that is the same for all of them. */
export function answerNotFound(c: Context, cache: PageCache): Response {
  if (answerMode(c) !== "page") return refuse(c, "not_found");
  const { path } = notFoundPage.place;
  const finished =
    cache.get(KEY) ?? cache.keep(KEY, c.var.render.page(notFoundPage, { path }), 404);
  return answerFinished(c.req.raw, finished);
}
