import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { pillars, pillarsSection, type Pillar, type PillarId } from "../../content/pillars";
import { Badge } from "../../ui/badge";
import { CheckList } from "../../ui/check-list";
import { PreCallWindow, RecordWindow, ScoreWindow } from "./pillar-windows";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/section";

const places = { "co-pilot": paths.coPilot, scroll: paths.scroll, vision: paths.vision };
const pictures = { "co-pilot": PreCallWindow, scroll: RecordWindow, vision: ScoreWindow };

/** The three pillars as tabs (`styles/tabs.css`); without a script, each whole below the other. */
export function How(): ReactNode {
  return (
    <section id="how" className="section border-y border-hairline bg-surface-1 py-14 lg:py-20">
      <Wrap>
        <h2>{pillarsSection.title}</h2>
        <div className="tabs mt-6 lg:mt-8">
          <nav
            className="grid grid-cols-3 gap-1 rounded-card border border-hairline-strong bg-canvas p-1 noscript:hidden"
            aria-label={pillarsSection.tabs}
            data-tabs=""
          >
            {pillars.map(({ id, title, subtitle }) => (
              <a
                key={id}
                href={`#${id}`}
                className="grid min-h-12 content-center rounded-small px-2 py-2 text-center text-muted transition-colors duration-short hover:bg-highlight chosen:bg-surface-3 chosen:text-ink chosen:inset-ring chosen:inset-ring-hairline-strong md:px-6 md:text-left forced-colors:chosen:outline-2 forced-colors:chosen:-outline-offset-2"
              >
                <b className="text-inherit">{title}</b>
                <small className="text-small max-md:hidden">{subtitle}</small>
              </a>
            ))}
          </nav>
          {pillars.map((pillar) => (
            <PillarPanel key={pillar.id} {...pillar} />
          ))}
        </div>
      </Wrap>
    </section>
  );
}

function PillarPanel(pillar: Pillar): ReactNode {
  const Picture = pictures[pillar.id satisfies PillarId];
  return (
    <section
      className="mt-6 grid scroll-mt-24 gap-8 outline-offset-8 unchosen:hidden lg:mt-10 lg:min-h-100 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-16"
      id={pillar.id}
    >
      <div>
        <h3 className="flex items-center gap-3">
          {pillar.title} <Badge badge={pillar.badge} />
        </h3>
        <p className="mt-3 text-lead text-ink">{pillar.primaryText}</p>
        <p className="mt-3">{pillar.secondaryText}</p>
        <div className="my-5 text-small xs:*:grid-cols-2">
          <CheckList points={pillar.features} />
        </div>
        <p className="border-l-2 border-gold pl-4 font-bold text-ink">{pillar.outcome}</p>
        <MoreLink className="mt-3" href={places[pillar.id].path}>
          {pillar.link}
        </MoreLink>
      </div>
      <div className="lg:order-first">
        <Picture />
      </div>
    </section>
  );
}
