import { paths, type Place } from "../../../src/paths";
import { notFound } from "../../content/not-found";
import type { Page } from "../../page";
import { ButtonLink } from "../../ui/button";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { SidePanel } from "../../ui/side-panel";
import { LinkList } from "../../ui/link-list";

/** Returns an error page: what went wrong, how to fix it, and a link to the home page. */
export function refusedPage(status: number, message: string): Page {
  const place: Place = { ...paths.comingSoon, title: `Error ${status}`, isIndexed: false };
  return {
    place,
    title: `Error ${status}`,
    description: message,
    folder: "refused",
    View: () => (
      <Opening className="grid gap-14 lg:grid-cols-[6fr_5fr] lg:gap-24">
        <div>
          <Eyebrow>{place.title}</Eyebrow>
          <h1>Something went wrong</h1>
          <Lead className="mt-5">{message}</Lead>
          <p className="mt-8">
            <ButtonLink tone="primary" href={paths.home.path}>
              Back to Home
            </ButtonLink>
          </p>
        </div>
        <SidePanel title={notFound.otherwise.title}>
          <LinkList links={notFound.otherwise.links} />
        </SidePanel>
      </Opening>
    ),
  };
}
