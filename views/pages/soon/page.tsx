import type { ReactNode } from "react";
import { paths, type Place } from "../../../src/paths";
import { comingSoon } from "../../content/forms";
import { type SoonGuide, soonGuides } from "../../content/soon-guides";
import type { Page, PageProps } from "../../page";
import { NotifyForm } from "../../forms/notify-form";
import { Pill } from "../../ui/badge";
import { Opening } from "../../ui/opening";
import { Lead } from "../../ui/section";
import { SidePanel } from "../../ui/side-panel";
import { LinkList } from "../../ui/link-list";

/**
 * Returns a coming-soon page with the place's title or the visitor's `?title=`. Shows the `story` only with the place's
 * own title.
 */
export function soonPage(place: Place, story?: ReactNode): Page {
  return {
    place,
    title: place.title,
    description: comingSoon.description(place.title),
    folder: story === undefined ? "soon" : "soon-story",
    queryKeys: ["title"],
    View: ({ title = place.title, ...props }) => {
      const isOwn = title === place.title;
      return (
        <>
          <Soon
            {...props}
            title={title}
            guide={isOwn ? soonGuides.of(place) : soonGuides.anywhere}
          />
          {isOwn && story}
        </>
      );
    },
  };
}

function Soon(props: PageProps & { title: string; guide: SoonGuide }): ReactNode {
  const { title, path, form, guide } = props;
  return (
    <Opening className="grid gap-14 lg:grid-cols-[6fr_5fr] lg:gap-24">
      <div>
        <p data-asked="" className="mb-4 flex items-center gap-3">
          {title} <Pill>{comingSoon.badge}</Pill>
        </p>
        <h1>{comingSoon.heading}</h1>
        <Lead className="mt-5">{comingSoon.text(title)}</Lead>
        <div className="mt-8 mb-4 max-w-136">
          <NotifyForm title={title} path={path} state={form} />
        </div>
        <a
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover"
          href={paths.home.path}
        >
          {comingSoon.back}
        </a>
      </div>
      <SidePanel title={soonGuides.title}>
        <p className="max-w-measure">{guide.planned}</p>
        <LinkList links={guide.links} />
      </SidePanel>
    </Opening>
  );
}
