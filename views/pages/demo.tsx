import { paths } from "../../src/paths";
import { momentKeys, readMoment } from "../content/demo/moments";
import { demoPage } from "../content/demo/page";
import type { Page } from "../page";
import { AfterCallPart } from "./demo/after-call-part";
import { BeforeCall } from "./demo/before-call";
import { DemoEnd } from "./demo/demo-end";
import { DemoHero } from "./demo/demo-hero";
import { DuringCall } from "./demo/during-call";

export const demo: Page = {
  place: paths.demo,
  title: demoPage.title,
  description: demoPage.description,
  social: demoPage.social,
  styles: "demo",
  queryKeys: momentKeys,
  View: ({ query }) => (
    <>
      <DemoHero />
      <BeforeCall />
      <DuringCall at={readMoment(query)} />
      <AfterCallPart />
      <DemoEnd />
    </>
  ),
};
