import { paths } from "../../../src/paths";
import type { ReactNode } from "react";
import { CARD_ID, CARD_KEY } from "../../content/demo/battle-card";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { claims } from "../../content/claims";
import { Island } from "../../layout/island";
import type { Page } from "../../page";
import { Closing } from "../../ui/closing";
import { HowCounted } from "../../ui/how-counted";
import { Lead, Section } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { AfterCall } from "./after-call";
import { DuringCall } from "./during-call";
import { PartHead } from "./part-head";

/** Where the page is not at the player, the window also holds the player's heading. */
const AT_REST = "md:not-has-[:target]:[--spacing-player:clamp(568px,100dvh-206px,800px)]";

export const demo: Page = {
  place: paths.demo,
  title: demoPage.title,
  description: demoPage.description,
  social: demoPage.social,
  folder: "demo",
  queryKeys: [...momentKeys, CARD_KEY],
  View: ({ query }) => (
    <>
      <div className="bg-wash bg-no-repeat print:bg-none">
        <DemoHero />
        <BeforeCall isGenerated={query?.has(CARD_KEY) ?? false} />
      </div>
      <div className={AT_REST}>
        <DuringCall at={readMoment(query)} />
      </div>
      <AfterCall />
      <Closing {...demoPage.end} more={{ name: demoPage.pricing, href: paths.pricing.path }} />
    </>
  ),
};

/** What the demo shows, kept low, so that the player fills the first window. */
function DemoHero(): ReactNode {
  const { title, lead } = demoPage.hero;
  return (
    <section className="section pt-24 pb-8 xl:pt-20 xl:pb-4">
      <Wrap>
        <h1>{title}</h1>
        <Lead className="mt-3 lg:max-w-none">{lead}</Lead>
      </Wrap>
    </section>
  );
}

/** Before the call: a battle card to generate. */
function BeforeCall({ isGenerated }: { isGenerated: boolean }): ReactNode {
  return (
    <Section id={CARD_ID} className="pt-4 pb-section">
      <PartHead {...demoPage.before}>
        <HowCounted claim={claims.battleCardLead} />
      </PartHead>
      <Island name="battle-card" props={{ isGenerated }} />
    </Section>
  );
}
