import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { about as copy } from "../../content/about";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { demoHref } from "../../content/demo-links";
import type { Page } from "../../page";
import { CallTime } from "../../ui/call-time";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Waveform } from "../../ui/waveform";
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
      <Story />
      <Site />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero, mission, vision } = copy;
  return (
    <Opening>
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="text-display">{hero.title}</h1>
        </div>
        <div className="grid gap-6 lg:self-end">
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

/** The demo call from end to end, with links to the moments that Genie is made for. */
function Call(): ReactNode {
  const { title, text, moments } = copy.call;
  const [first] = moments;
  return (
    <div className="mt-14 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window lg:mt-20 lg:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-h4">{title}</h2>
        <p className="text-small text-muted">{text}</p>
      </div>
      <Waveform
        className="my-6 h-24 w-full stroke-2 text-field lg:h-32"
        played={first.at / CALL_SECONDS}
      />
      <ol className="grid gap-3 sm:grid-cols-3">
        {moments.map(({ at, name }) => (
          <li key={at}>
            <a
              href={demoHref(at)}
              className="flex min-h-11 items-center justify-between gap-3 rounded-card border border-hairline bg-surface-2 px-4 py-2 hover:border-hairline-strong hover:bg-surface-3"
            >
              <b>{name}</b>
              <span className="text-teal tabular-nums">
                <CallTime text={clockTime(at)} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
