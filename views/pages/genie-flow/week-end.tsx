import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { flow } from "../../content/flow";
import { Icon } from "../../ui/icon";
import { Section, SectionHead } from "../../ui/section";

/** What the day adds up to, and the way on from here. */
export function WeekEnd(): ReactNode {
  const { eyebrow, title, lead, claims, action, link } = flow.sum;
  return (
    <Section className="week-end middle">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ul>
        {claims.map(({ figure, scope }) => (
          <li key={scope}>
            <b>{figure}</b> {scope}
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="button button-primary" href={paths.betaWaitlist.path}>
          {action}
        </a>
        <a className="more" href={paths.features.path}>
          {link}
          <Icon name="arrow" />
        </a>
      </div>
    </Section>
  );
}
