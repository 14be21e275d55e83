import type { ReactNode } from "react";
import { paths, type Place } from "../../../src/paths";
import type { Page } from "../../page";
import { Opening } from "../../ui/opening";
import { Lead } from "../../ui/section";

/** Returns the page of a link in an email. It concerns one person, so it is not on the site map and not indexed. */
export function linkPage({ title, text }: { title: string; text: string }, next: ReactNode): Page {
  const place: Place = { ...paths.comingSoon, title, isIndexed: false };
  return {
    place,
    title,
    description: text,
    folder: "link",
    View: () => (
      <Opening>
        <h1>{title}</h1>
        <Lead className="mt-5">{text}</Lead>
        <div className="mt-8 max-w-144">{next}</div>
      </Opening>
    ),
  };
}
