import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { playHref, PLAYER_ID } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { PartHead } from "./part-head";

/** What the demo shows and its first part, kept low, so that the player begins in the first window. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead, action, length } = demoPage.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-22 pb-16 xl:pt-20 [@media(min-height:820px)]:xl:pb-24">
      <Wrap>
        <Eyebrow className="mb-2">{eyebrow}</Eyebrow>
        <h1 className="xl:text-h2">{title}</h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 xl:mt-3">
          <Lead className="max-w-measure xl:text-base">{lead}</Lead>
          <ButtonLink
            tone="primary"
            className="max-xs:w-full max-xs:px-2"
            href={`${playHref}#${PLAYER_ID}`}
          >
            <Icon name="play" />
            {action} <span className="font-normal">{length}</span>
          </ButtonLink>
        </div>
        <BeforeCall />
      </Wrap>
    </section>
  );
}

/** The first part: a battle card to generate. */
function BeforeCall(): ReactNode {
  return (
    <div id="before-call" className="mt-10 [@media(min-height:820px)]:xl:mt-16">
      <PartHead {...demoPage.before}>
        <HowCounted claim={claims.battleCardLead} isCompact />
      </PartHead>
      <Island name="battle-card" props={{}} />
    </div>
  );
}
