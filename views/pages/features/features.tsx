import { paths } from "../../../src/paths";
import { featuresPage as copy } from "../../content/features";
import type { Page } from "../../page";
import { Brings } from "./brings";
import { Does } from "./does";
import { Opening } from "./opening";
import { Outcomes } from "./outcomes";
import { Showcase } from "./showcase";
import { WrapUp } from "./wrap-up";

export const features: Page = {
  place: paths.features,
  title: copy.title,
  description: copy.description,
  social: copy.social,
  styles: "features",
  View: () => (
    <>
      <Opening />
      <Does />
      <Outcomes />
      <WrapUp />
      <Brings />
      <Showcase />
    </>
  ),
};
