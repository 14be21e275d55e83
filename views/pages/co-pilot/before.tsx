import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { timeOfDay } from "../../content/demo/calendar";
import { demoDeal } from "../../content/demo-deal";
import { dayOfCall } from "../../content/demo/pipeline";
import { DayCalendar } from "../../product/day-calendar";
import { People } from "../../product/people";
import { PaperWindow, Picture } from "../../product/deal-windows/picture";
import { FigureLine } from "../../ui/figure-line";
import { Lead, Section } from "../../ui/section";

const { account, beforeCall } = demoDeal;
const { title, lead, claim, picture, calendar, card, points } = coPilot.before;
const [arrival] = dayOfCall;
const meetings = dayOfCall.filter(({ kind }) => kind !== "genie").slice(0, 2);

/** The battle card on the rep's calendar, before the call. */
export function Before(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <div className="gap-x-16 lg:grid lg:grid-cols-[7fr_5fr]">
        <div className="mb-8 lg:order-last lg:self-center">
          <h2>{title}</h2>
          <Lead className="mt-4 mb-8">{lead}</Lead>
          <ul>
            <FigureLine claim={claim} />
          </ul>
        </div>
        <Picture text={picture}>
          <PaperWindow title={calendar} className="sm:mr-12">
            <DayCalendar appointments={meetings} className="gap-2 p-4 pb-16" />
          </PaperWindow>
          <Card />
        </Picture>
      </div>
    </Section>
  );
}

function Card(): ReactNode {
  return (
    <div className="relative ml-3 -mt-16 rounded-window border border-teal/40 bg-surface-1 text-small text-body shadow-raised sm:ml-12">
      <p className="flex h-11 items-center justify-between gap-3 border-b border-hairline px-5">
        <b>{card}</b>
        <span className="text-teal tabular-nums">{arrival && timeOfDay(arrival.time)}</span>
      </p>
      <div className="grid gap-4 p-5 sm:grid-cols-2">
        <p>
          <b className="block text-base">{account.name}</b>
          {account.overview}
          <span className="mt-1 block text-gold">{account.renewal}</span>
        </p>
        <People people={beforeCall.people} className="grid content-start gap-1" />
        <div className="rounded-card bg-teal/10 p-4 text-base text-ink sm:col-span-2">
          <b className="text-small text-teal-hover">{points}</b>
          <ol className="mt-1 grid list-decimal gap-1 pl-5">
            {beforeCall.talkingPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
