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
      <div className="mt-7 grid gap-10 lg:grid-cols-3 lg:items-start">
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

/** The demo call, with links to the moments in which Genie helps most. */
function Call(): ReactNode {
  const { title, text, moments } = copy.call;
  return (
    <div className="mt-12 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window lg:mt-8 lg:px-8 lg:py-6">
      <div className="mb-4 flex items-start justify-between gap-x-8">
        <div className="lg:flex lg:items-baseline lg:gap-x-4">
          <h2 className="text-h4">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
        <p className="text-h4 whitespace-nowrap text-muted tabular-nums">
          <CallTime text={clockTime(CALL_SECONDS)} />
        </p>
      </div>
      <MarkedWaveform moments={moments} until={LAST_SECOND} className="h-20" />
      <ol className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {moments.map(({ quote, ...moment }, index) => (
          <li key={moment.at}>
            <Moment {...moment} number={index + 1} />
            <p className="text-ink max-lg:text-lead">“{quote}”</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
