import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { playHref, PLAYER_ID } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { demoDeal } from "../../content/demo-deal";
import { Island } from "../../layout/island";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { PartHead } from "./part-head";

/** What the demo shows, beside its first part, so that the first window ends with the top of the player. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead, action, length } = demoPage.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-22 pb-12 xl:pb-10">
      <Wrap className="grid gap-8 md:gap-10 xl:grid-cols-[7fr_8fr]">
        <div>
          <Eyebrow className="mb-3">{eyebrow}</Eyebrow>
          <h1>{title}</h1>
          <Lead className="mt-4">{lead}</Lead>
          <ButtonLink
            tone="primary"
            className="mt-6 max-xs:w-full max-xs:px-2"
            href={`${playHref}#${PLAYER_ID}`}
          >
            <Icon name="play" />
            {action} <span className="font-normal">{length}</span>
          </ButtonLink>
          <People />
        </div>
        <BeforeCall />
      </Wrap>
    </section>
  );
}

/** The first part: a battle card to generate. */
function BeforeCall(): ReactNode {
  const { eyebrow, title, lead } = demoPage.before;
  return (
    <div id="before-call">
      <PartHead eyebrow={eyebrow} title={title} />
      <div className="mt-2 mb-3 flex items-center gap-3 text-small">
        <p>{lead}</p>
        <HowCounted claim={claims.battleCardLead} isCompact />
      </div>
      <Island name="battle-card" props={{}} />
    </div>
  );
}

/** The people in the deal, introduced before the call. On phones, the battle card alone names them. */
function People(): ReactNode {
  const { rep, stakeholders } = demoDeal.people;
  const [ciso, ...others] = stakeholders;
  const lists = [
    [demoPage.hero.onCall, [rep, ciso]],
    [demoPage.hero.mentioned, others],
  ] as const;
  return (
    <dl className="mt-6 grid gap-1 text-small text-muted max-md:hidden">
      {lists.map(([name, people]) => (
        <div key={name} className="flex gap-3">
          <dt className="w-22 shrink-0">{name}</dt>
          <dd>
            {people.map((person, index) => (
              <span key={person.name} className="inline-block">
                {index > 0 && <span className="mx-2">·</span>}
                <b>{person.name}</b> {person.role}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
