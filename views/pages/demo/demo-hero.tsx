import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** What the demo shows, kept low, so that the player fills the first window. */
export function DemoHero(): ReactNode {
  const { title, lead } = demoPage.hero;
  return (
    <section className="section pt-24 pb-8 xl:pt-20 xl:pb-4">
      <Wrap>
        <h1>{title}</h1>
        <Lead className="mt-3 max-w-measure xl:max-w-none">{lead}</Lead>
      </Wrap>
    </section>
  );
}
