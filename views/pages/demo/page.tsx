import { paths } from "../../../src/paths";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import type { Page } from "../../page";
import { AfterCall } from "./after-call";
import { BeforeCall } from "./before-call";
import { DemoEnd } from "./demo-end";
import { DemoHero } from "./demo-hero";
import { DuringCall } from "./during-call";

export const demo: Page = {
  place: paths.demo,
  title: demoPage.title,
  description: demoPage.description,
  social: demoPage.social,
  styles: "demo",
  queryKeys: momentKeys,
  View: ({ query }) => (
    <>
      {/* On wide screens, the first window shows the player down to its waveform. */}
      <div className="bg-wash bg-no-repeat xl:[--spacing-player:clamp(600px,100dvh-200px,800px)]">
        <DemoHero />
        <DuringCall at={readMoment(query)} />
      </div>
      <BeforeCall />
      <AfterCall />
      <DemoEnd />
    </>
  ),
};
