import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { comingSoon } from "../content/forms";
import { notFound as words } from "../content/not-found";
import type { Page, PageProps } from "../page";
import { NotifyForm } from "../partials/notify-form";
import { WayList } from "./soon";

/** The most pages that are offered in place of the one that does not exist. */
export const MAX_CLOSEST = 3;

/** The names under which the page finds the n-th of the closest pages in its query. */
export const closestKeys = (n: number) => ({ path: `path${n}`, title: `title${n}` }) as const;

/** The page of every address that does not exist: says so, offers the closest pages, then the coming-soon form. */
export const notFoundPage: Page = {
  place: paths.comingSoon,
  title: words.title,
  description: words.description,
  styles: "not-found",
  queryKeys: ["title"],
  View: ({ title = paths.comingSoon.title, query, path, form }) => (
    <>
      <section className="section asked">
        <div className="wrap">
          <div>
            <p className="eyebrow">{words.eyebrow}</p>
            <h1>{words.heading}</h1>
            <p className="lead">{words.lead}</p>
            <p className="asked-action">
              <a className="button button-primary" href={paths.home.path}>
                {words.back}
              </a>
            </p>
          </div>
          <ClosestPages query={query} />
        </div>
      </section>
      <section className="section promised">
        <div className="wrap">
          <div>
            <p className="asked-title">
              {title} <span className="badge">{comingSoon.badge}</span>
            </p>
            <h2>{comingSoon.heading}</h2>
            <p className="lead">{words.soon(title)}</p>
          </div>
          <NotifyForm title={title} path={path} state={form} />
        </div>
      </section>
    </>
  ),
};

function ClosestPages({ query }: Pick<PageProps, "query">): ReactNode {
  const closest = Array.from({ length: MAX_CLOSEST }, (_, n) => {
    const keys = closestKeys(n);
    const href = query?.get(keys.path) ?? "";
    return { href, name: query?.get(keys.title) ?? "", text: href };
  }).filter(({ href }) => href !== "");
  const { title, ways } =
    closest.length > 0 ? { title: words.closest, ways: closest } : words.otherwise;
  return (
    <div className="asked-beside until-then">
      <h2>{title}</h2>
      <WayList ways={ways} />
    </div>
  );
}
