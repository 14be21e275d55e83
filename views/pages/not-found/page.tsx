import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { comingSoon } from "../../content/forms";
import { notFound as copy } from "../../content/not-found";
import type { Page, PageProps } from "../../page";
import { NotifyForm } from "../../forms/notify-form";
import { Pill } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead, Section } from "../../ui/section";
import { SidePanel } from "../../ui/side-panel";
import { LinkList } from "../../ui/link-list";

/** The maximum number of suggested pages. */
export const MAX_CLOSEST = 3;

/** Query parameters that contain the nth suggested page. */
export const closestKeys = (n: number) => ({ path: `path${n}`, title: `title${n}` }) as const;

/** The 404 page: suggests similar pages, then shows the coming-soon form. */
export const notFoundPage: Page = {
  place: paths.comingSoon,
  title: copy.title,
  description: copy.description,
  folder: "not-found",
  queryKeys: ["title"],
  View: ({ title = paths.comingSoon.title, query, path, form }) => (
    <>
      <Opening className="grid gap-14 lg:grid-cols-[6fr_5fr] lg:gap-24">
        <div>
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <h1>{copy.heading}</h1>
          <Lead className="mt-5">{copy.lead}</Lead>
          <p className="mt-8">
            <ButtonLink tone="primary" href={paths.home.path}>
              {copy.back}
            </ButtonLink>
          </p>
        </div>
        <ClosestPages query={query} />
      </Opening>
      <Section className="border-t border-hairline wrap-anywhere">
        <div className="grid gap-8 lg:grid-cols-[6fr_5fr] lg:gap-24">
          <div>
            <p className="mb-4 flex items-center gap-3">
              {title} <Pill>{comingSoon.badge}</Pill>
            </p>
            <h2>{comingSoon.heading}</h2>
            <Lead className="mt-4">{copy.soon(title)}</Lead>
          </div>
          <NotifyForm title={title} path={path} state={form} />
        </div>
      </Section>
    </>
  ),
};

function ClosestPages({ query }: Pick<PageProps, "query">): ReactNode {
  const closest = Array.from({ length: MAX_CLOSEST }, (_, n) => {
    const keys = closestKeys(n);
    const href = query?.get(keys.path) ?? "";
    return { href, name: query?.get(keys.title) ?? "", text: href };
  }).filter(({ href }) => href !== "");
  const { title, links } =
    closest.length > 0 ? { title: copy.closest, links: closest } : copy.otherwise;
  return (
    <SidePanel title={title}>
      <LinkList links={links} />
    </SidePanel>
  );
}
