import { paths } from "../../../src/paths";
import { momentKeys, readMoment } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import type { Page } from "../../page";
import { AfterCall } from "./after-call";
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
      <DemoHero />
      <DuringCall at={readMoment(query)} />
      <AfterCall />
      <DemoEnd />
    </>
  ),
};
