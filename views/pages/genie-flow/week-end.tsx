import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { flow } from "../../content/flow";
import { Icon } from "../../ui/icon";

/** What the day adds up to, and the way on from here. */
export function WeekEnd(): ReactNode {
  const { title, lead, claims, action, link } = flow.sum;
  return (
    <section className="section bg-radial-[50%_100%_at_80%_100%] from-teal/16 to-transparent">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr]">
          <div>
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3 lg:justify-end">
            <a className="button button-primary max-xs:w-full" href={paths.betaWaitlist.path}>
              {action}
            </a>
            <a className="more" href={paths.features.path}>
              {link}
              <Icon name="arrow" />
            </a>
          </div>
        </div>
        <ul className="mt-12 grid gap-6 border-t border-hairline pt-8 md:grid-cols-3">
          {claims.map(({ figure, scope }) => (
            <li key={scope}>
              <b className="block text-h1 font-black">{figure}</b> {scope}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
