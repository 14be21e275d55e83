import { paths } from "../../../src/paths";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import type { Page } from "../../page";
import { AfterCall } from "./after-call";
import { BeforeCall } from "./before-call";
import { DemoEnd } from "./demo-end";
import { DemoHero } from "./demo-hero";
import { DuringCall } from "./during-call";

/** From tablets on, the player fits into the first window until it is linked to or the call is over. */
const AT_REST =
  "[--above:240px] xl:[--above:206px] md:not-has-[:target]:[--spacing-player:clamp(568px,100dvh-var(--above),800px)]";

export const demo: Page = {
  place: paths.demo,
  title: demoPage.title,
  description: demoPage.description,
  social: demoPage.social,
  styles: "demo",
  queryKeys: momentKeys,
  View: ({ query }) => (
    <>
      <div className={`bg-wash bg-no-repeat ${AT_REST}`}>
        <DemoHero />
        <DuringCall at={readMoment(query)} />
      </div>
      <BeforeCall />
      <AfterCall />
      <DemoEnd />
    </>
  ),
};
