import type { ReactNode } from "react";
import { paths, type Place } from "../../src/paths";
import { comingSoon } from "../content/forms";
import type { Page, PageProps } from "../page";
import { NotifyForm } from "../partials/notify-form";

/** The page of an address that has none of its own yet, under the address's title or the visitor's `?title=`. */
export function soonPage(place: Place): Page {
  return {
    place,
    title: place.title,
    description: comingSoon.description(place.title),
    styles: place.shell === "reading" ? "soon-reading" : "soon",
    queryKeys: ["title"],
    knownWords: [paths.comingSoon.title],
    View: (props) => <Soon {...props} title={props.title ?? place.title} />,
  };
}

function Soon({ title, path, form }: PageProps & { title: string }): ReactNode {
  return (
    <section className="section soon">
      <div className="wrap">
        <p className="soon-title">
          {title} <span className="badge">{comingSoon.badge}</span>
        </p>
        <h1>{comingSoon.heading}</h1>
        <p className="lead">{comingSoon.text(title)}</p>
        <NotifyForm title={title} path={path} state={form} />
        <a className="more" href={paths.home.path}>
          {comingSoon.back}
        </a>
      </div>
    </section>
  );
}
