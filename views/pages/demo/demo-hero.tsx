import type { ReactNode } from "react";
import { chapters } from "../../content/demo/chapters";
import { playHref, PLAYER_ID } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { demoDeal } from "../../content/demo-deal";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { MarkedWaveform } from "../../ui/marked-waveform";
import { Wrap } from "../../ui/wrap";
import { FirstMoment } from "./first-moment";

const playsHere = `${playHref}#${PLAYER_ID}`;

/** What the demo shows, with links to its three parts. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead, action, parts } = demoPage.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-26 pb-10 lg:pt-32">
      <Wrap>
        <div className="grid items-center gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16 xl:gap-24">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1>{title}</h1>
            <Lead className="mt-5">{lead}</Lead>
            <ButtonLink tone="primary" className="mt-8 max-xs:w-full" href={playsHere}>
              <Icon name="play" />
              {action}
            </ButtonLink>
            <People />
          </div>
          <FirstMoment href={playsHere} />
        </div>
        <CallAtAGlance />
        <nav className="mt-6" aria-label={demoPage.hero.eyebrow}>
          <ol className="grid overflow-hidden rounded-card border border-hairline-strong bg-surface-1 md:grid-cols-3">
            {parts.map(({ id, number, name, text }) => (
              <li
                key={id}
                className="border-hairline not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
              >
                <a
                  className="flex items-center gap-4 px-5 py-3 -outline-offset-4 transition-colors duration-short hover:bg-surface-2"
                  href={`#${id}`}
                >
                  <span className="grid size-8 flex-none place-items-center rounded-pill border border-teal text-small font-bold text-teal">
                    {number}
                  </span>
                  <span className="text-small text-muted">
                    <b className="block text-base">{name}</b>
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Wrap>
    </section>
  );
}

/** The people in the deal, introduced before the call. */
function People(): ReactNode {
  const { rep, stakeholders } = demoDeal.people;
  const [ciso, ...others] = stakeholders;
  const lists = [
    [demoPage.hero.onCall, [rep, ciso]],
    [demoPage.hero.mentioned, others],
  ] as const;
  return (
    <dl className="mt-6 grid gap-1 text-small text-muted">
      {lists.map(([name, people]) => (
        <div key={name} className="flex gap-3">
          <dt className="w-22 shrink-0">{name}</dt>
          <dd>
            {people.map((person, index) => (
              <span key={person.name} className="inline-block">
                {index > 0 && <span className="mx-2 max-xs:hidden">·</span>}
                <b>{person.name}</b> {person.role}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The call's waveform, with links to its chapters. */
function CallAtAGlance(): ReactNode {
  return (
    <nav className="mt-10 lg:mt-12" aria-label={demoPage.hero.chapters}>
      <MarkedWaveform moments={chapters} className="h-16" />
    </nav>
  );
}
