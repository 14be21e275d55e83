import { paths } from "../../../src/paths";
import { CARD_KEY } from "../../content/demo/battle-card";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import type { Page } from "../../page";
import { AfterCall } from "./after-call";
import { BeforeCall } from "./before-call";
import { DemoEnd } from "./demo-end";
import { DemoHero } from "./demo-hero";
import { DuringCall } from "./during-call";

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
      <div className="bg-wash bg-no-repeat">
        <DemoHero />
        <BeforeCall isGenerated={query?.has(CARD_KEY) ?? false} />
      </div>
      <div className={AT_REST}>
        <DuringCall at={readMoment(query)} />
      </div>
      <AfterCall />
      <DemoEnd />
    </>
  ),
};
