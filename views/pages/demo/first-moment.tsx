import type { ReactNode } from "react";
import { clockTime, kestrelCard } from "../../content/demo/call";
import { player } from "../../content/demo/player";
import { demoPage } from "../../content/demo/page";
import { demoDeal } from "../../content/demo-deal";
import { captions } from "../../content/hero-scene";
import { PaperWindow, Picture } from "../../ui/deal-windows/picture";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Portrait } from "../../ui/portrait";

const [{ text, heard = "", at }] = captions;
const [before, after] = text.split(heard);
const [promise] = kestrelCard.say.split(". ");

/** The first moment of the highlights: the buyer names a competitor, and a card appears. Links to the player. */
export function FirstMoment({ href }: { href: string }): ReactNode {
  return (
    <a href={href} className="group block text-left">
      <span className="sr-only">{demoPage.hero.action}: </span>
      <Picture text={demoPage.hero.moment}>
        <div className="xl:mr-8">
          <PaperWindow title={demoDeal.account.name}>
            <div className="grid grid-cols-[2fr_5fr] gap-4 p-2 pb-10">
              <div className="relative min-h-32 overflow-hidden rounded-card">
                <Portrait who="prospect" />
                <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-pill bg-surface-1/90 text-teal transition-colors duration-short group-hover:bg-teal group-hover:text-on-teal">
                  <Icon name="play" />
                </span>
              </div>
              <div className="py-2 pr-3">
                <p className="tabular-nums">
                  <b className="text-paper-ink">{demoDeal.people.stakeholders[0].name}</b>{" "}
                  <CallTime text={clockTime(at)} />
                </p>
                <p className="mt-1 text-lead text-paper-ink sm:text-h3">
                  {before}
                  <span className="underline decoration-paper-teal decoration-2 underline-offset-4">
                    {heard}
                  </span>
                  {after}
                </p>
              </div>
            </div>
          </PaperWindow>
        </div>
        <div className="relative -mt-8 ml-6 grid gap-3 rounded-window border border-teal/40 bg-surface-1 p-5 text-base text-ink shadow-raised sm:text-lead motion-safe:animate-rise motion-safe:[animation-delay:1s] motion-safe:[animation-fill-mode:backwards] sm:ml-16">
          <p className="flex items-center gap-2 text-small text-teal-hover">
            <Icon name="spark" /> {kestrelCard.trigger}
          </p>
          <p>
            <b className="mr-2 text-small text-teal-hover">{player.say}</b>
            {promise}.
          </p>
          <p>
            <b className="mr-2 text-small text-teal-hover">{player.ask}</b>
            {kestrelCard.ask}
          </p>
        </div>
      </Picture>
    </a>
  );
}
