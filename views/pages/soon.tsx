import type { ReactNode } from "react";
import { paths, type Place } from "../../src/paths";
import { comingSoon } from "../content/forms";
import { type UntilThen, untilThen } from "../content/until-then";
import type { Page, PageProps } from "../page";
import { NotifyForm } from "../partials/notify-form";
import { Icon } from "../ui/icon";

/** The page of an address that has none of its own yet, under the address's title or the visitor's `?title=`. */
export function soonPage(place: Place): Page {
  return {
    place,
    title: place.title,
    description: comingSoon.description(place.title),
    styles: place.shell === "reading" ? "soon-reading" : "soon",
    queryKeys: ["title"],
    View: ({ title, ...props }) => (
      <Soon
        {...props}
        title={title ?? place.title}
        then={title === undefined ? untilThen.of(place) : untilThen.anywhere}
      />
    ),
  };
}

function Soon(props: PageProps & { title: string; then: UntilThen }): ReactNode {
  const { title, path, form, then } = props;
  return (
    <section className="section asked">
      <div className="wrap">
        <div>
          <p className="asked-title">
            {title} <span className="badge">{comingSoon.badge}</span>
          </p>
          <h1>{comingSoon.heading}</h1>
          <p className="lead">{comingSoon.text(title)}</p>
          <NotifyForm title={title} path={path} state={form} />
          <a className="more" href={paths.home.path}>
            {comingSoon.back}
          </a>
        </div>
        <Meanwhile {...then} />
      </div>
    </section>
  );
}

function Meanwhile({ planned, ways }: UntilThen): ReactNode {
  return (
    <div className="asked-beside until-then">
      <h2>{untilThen.title}</h2>
      <p>{planned}</p>
      <WayList ways={ways} />
    </div>
  );
}

/** Links to pages, each with a line about what is there. */
export function WayList({ ways }: Pick<UntilThen, "ways">): ReactNode {
  return (
    <ul>
      {ways.map(({ href, name, text }) => (
        <li key={href}>
          <a href={href}>
            <b>{name}</b>
            <span>{text}</span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
