import type { ReactNode } from "react";
import { paths, type Place } from "../../../src/paths";
import type { Page } from "../../page";

/** The page a link in an email leads to. It concerns one person, so it is not on the site map and never indexed. */
export function linkPage({ title, text }: { title: string; text: string }, next: ReactNode): Page {
  const place: Place = { ...paths.comingSoon, title, isIndexed: false };
  return {
    place,
    title,
    description: text,
    styles: "mail-link",
    View: () => (
      <section className="section mail-link">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {next}
        </div>
      </section>
    ),
  };
}
