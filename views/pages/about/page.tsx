import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { about as copy } from "../../content/about";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { clips } from "../../content/demo/chapters";
import { playHref } from "../../content/demo/moments";
import type { Page } from "../../page";
import { ButtonLink } from "../../ui/button";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { MarkedWaveform, Moment } from "../../ui/marked-waveform";
import { Lead } from "../../ui/section";
import { Products } from "./products";
import { Site } from "./site";
import { Story } from "./story";
import { Values } from "./values";

export const about: Page = {
  place: paths.about,
  title: copy.title,
  description: copy.description,
  styles: "about",
  social: copy.social,
  View: () => (
    <>
      <Purpose />
      <Values />
      <Products />
      <Site />
      <Story />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero, mission, vision } = copy;
  return (
    <Opening>
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      <h1 className="max-w-150 text-display lg:max-w-none">{hero.title}</h1>
      <div className="mt-5 grid gap-10 lg:grid-cols-3 lg:items-start">
        <div>
          <Lead>{hero.lead}</Lead>
          <ButtonLink tone="primary" className="mt-6 max-xs:w-full" href={playHref}>
            <Icon name="play" />
            {hero.action}
          </ButtonLink>
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:col-span-2 lg:gap-10">
          {[mission, vision].map(({ name, text }) => (
            <div key={name} className="border-l-2 border-teal pl-5">
              <h2 className="text-eyebrow text-teal">{name}</h2>
              <p className="mt-1 max-w-measure text-lead text-ink">{text}</p>
            </div>
          ))}
        </div>
      </div>
      <Call />
    </Opening>
  );
}

/** The second at which the highlights end. */
const LAST_SECOND = clips.at(-1)?.to ?? 0;

/** Lines from the pins to the moments below, which share the width to the right of the first pin. */
function Leaders(): ReactNode {
  const { moments } = copy.call;
  const [first = 0] = moments.map(({ at }) => at);
  return (
    <svg className="hidden h-6 w-full overflow-visible lg:block" aria-hidden="true">
      {moments.map(({ at }, index) => (
        <line
          key={at}
          className="stroke-gold"
          x1={percent(at)}
          y1="10"
          x2={percent(first + ((CALL_SECONDS - first) * index) / moments.length)}
          y2="100%"
        />
      ))}
    </svg>
  );
}

const percent = (second: number): string => `${(second / CALL_SECONDS) * 100}%`;

/** The demo call, with links to the moments in which Genie helps most. */
function Call(): ReactNode {
  const { title, text, moments } = copy.call;
  return (
    <div className="mt-12 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window lg:mt-8 lg:grid lg:grid-cols-[36.7%_63.3%] lg:px-8 lg:py-6">
      <div className="flex items-start justify-between gap-x-8 max-lg:mb-4 lg:row-start-2 lg:pt-4 lg:pr-8">
        <div>
          <h2 className="text-h4">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
        <p className="text-h4 whitespace-nowrap text-muted tabular-nums lg:hidden">
          <CallTime text={clockTime(CALL_SECONDS)} />
        </p>
      </div>
      <div className="lg:col-span-2 lg:row-start-1">
        <MarkedWaveform moments={moments} until={LAST_SECOND} className="h-24" />
        <Leaders />
      </div>
      <ol className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:mt-0 lg:-ml-2.5 lg:grid-cols-4 lg:gap-0">
        {moments.map(({ quote, ...moment }, index) => (
          <li key={moment.at} className="lg:pr-2">
            <Moment {...moment} number={index + 1} />
            <p className="text-ink max-lg:text-lead">“{quote}”</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
