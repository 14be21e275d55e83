import type { ReactNode } from "react";
import { playHref, PLAYER_ID } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { Icon } from "../../ui/icon";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** What the demo shows, kept low, so that the player fills the first window. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead, action, length } = demoPage.hero;
  return (
    <section className="section pt-22 pb-8 xl:pt-20">
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
      </Wrap>
    </section>
  );
}
