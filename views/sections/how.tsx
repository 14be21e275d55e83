import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { pillars, pillarsSection, type Pillar, type PillarId } from "../content/pillars";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";
import { PreCallWindow, RecordWindow, ScoreWindow } from "./pillar-windows";

const places = { "co-pilot": paths.coPilot, scroll: paths.scroll, vision: paths.vision };
const pictures = { "co-pilot": PreCallWindow, scroll: RecordWindow, vision: ScoreWindow };

/** The three pillars as tabs; without a script, each whole below the other. */
export function How(): ReactNode {
  return (
    <Section id="how" className="how">
      <SectionHead {...pillarsSection} />
      <div className="pillars">
        <nav className="pillar-tabs" aria-label={pillarsSection.tabs} data-tabs="">
          {pillars.map(({ id, title, subtitle }) => (
            <a key={id} href={`#${id}`}>
              <b>{title}</b>
              <small>{subtitle}</small>
            </a>
          ))}
        </nav>
        {pillars.map((pillar) => (
          <PillarPanel key={pillar.id} {...pillar} />
        ))}
      </div>
    </Section>
  );
}

function PillarPanel(pillar: Pillar): ReactNode {
  const Picture = pictures[pillar.id satisfies PillarId];
  return (
    <section className="pillar" id={pillar.id}>
      <div>
        <p className="pillar-subtitle">
          {pillar.subtitle}
          {pillar.badge && <span className="badge badge-beta">{pillar.badge}</span>}
        </p>
        <h3>{pillar.title}</h3>
        <p className="pillar-text">{pillar.primaryText}</p>
        <p>{pillar.secondaryText}</p>
        <CheckList points={pillar.features} />
        <p className="outcome">{pillar.outcome}</p>
        <a className="more" href={places[pillar.id].path}>
          {pillar.link}
          <Icon name="arrow" />
        </a>
      </div>
      <Picture />
    </section>
  );
}
