import { Fragment, type ReactNode } from "react";
import { paths } from "../../../src/paths";
import { pillars, pillarsSection, type Pillar, type PillarId } from "../../content/pillars";
import { Badge } from "../../ui/badge";
import { CheckList } from "../../ui/check-list";
import { ClaimFigure } from "../../ui/claim-scope";
import { HowCounted } from "../../ui/how-counted";
import { Section } from "../../ui/section";
import { MoreLink } from "../../ui/more-link";
import { Answer, Changes, Score } from "./pictures";

const pictures: Record<PillarId, ReactNode> = {
  "co-pilot": <Answer />,
  scroll: <Changes />,
  vision: <Score />,
};

const places = { "co-pilot": paths.coPilot, scroll: paths.scroll, vision: paths.vision };

/** The three products as tabs (`styles/tabs.css`). Without JavaScript, all are shown, one below the other. */
export function How(): ReactNode {
  return (
    <Section id="how" className="border-y border-hairline bg-surface-1">
      <h2>{pillarsSection.title}</h2>
      <div className="tabs mt-6">
        <nav
          className="grid grid-cols-3 gap-1 rounded-card border border-hairline-strong bg-canvas p-1 noscript:hidden"
          aria-label={pillarsSection.tabs}
          data-tabs=""
        >
          {pillars.map(({ id, title, subtitle }) => (
            <Fragment key={id}>
              <a
                href={`#${id}`}
                className="rounded-small p-2 text-center text-small text-muted hover:text-ink chosen:bg-surface-3 chosen:text-ink forced-colors:chosen:outline-2"
              >
                <b className="block text-base">{title}</b>{" "}
                <span className="max-md:hidden">{subtitle}</span>
              </a>{" "}
            </Fragment>
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
  const { id, outcome, claim } = pillar;
  return (
    <section
      className="mt-6 grid gap-6 scroll-mt-24 unchosen:hidden lg:mt-12 lg:grid-cols-2 lg:gap-12"
      id={id}
    >
      <div className="grid content-start gap-4 lg:gap-6">
        <div>
          <h3 className="flex items-center gap-3">
            {pillar.title} <Badge badge={pillar.badge} />
          </h3>
          <p className="mt-2 text-lead text-ink">{pillar.primaryText}</p>
          <div className="mt-2">
            {pillar.secondaryText} {claim && <HowCounted claim={claim} />}
          </div>
        </div>
        <CheckList className="text-lead" points={pillar.features} />
        <div className="border-t border-hairline pt-3">
          <ClaimFigure claim={outcome} />
          <MoreLink className="mt-3" href={places[id].path}>
            {pillar.link}
          </MoreLink>
        </div>
      </div>
      {pictures[id]}
    </section>
  );
}
