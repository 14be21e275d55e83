import type { ReactNode } from "react";
import { clockTime, kestrelCard } from "../../../content/demo/call";
import { demoDeal } from "../../../content/demo-deal";
import { captions, rows } from "../../../content/hero-scene";
import { player } from "../../../content/demo/player";
import { home } from "../../../content/home";
import { Pill } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";

const { hero } = home;

/** Genie's dark panel beside the meeting: what it heard, what it suggests, what it writes. */
export function GeniePanel(): ReactNode {
  return (
    <div className="relative mx-3 -mt-4 rounded-window border border-hairline-strong bg-surface-1 text-small text-body shadow-on-paper border-t-teal lg:mx-0 lg:mt-4 lg:-ml-22 lg:flex-1">
      <div className="flex h-10 items-center gap-2 border-b border-hairline px-4">
        <b className="flex-1">
          {hero.genie}{" "}
          <span className="font-normal text-teal opacity-0" data-move="out" data-beat="approved">
            · {hero.live}
          </span>
        </b>
        <span className="text-muted sm:hidden">{demoDeal.label}</span>
        <span data-move="in" data-beat="approved">
          <Pill>{hero.ready}</Pill>
        </span>
      </div>
      <div className="grid gap-3 p-4">
        <Detections />
        {/* Shows where the card will be. */}
        <div className="-m-px grid rounded-card border border-hairline">
          <Card />
        </div>
        <Record />
      </div>
    </div>
  );
}

export function Detections(): ReactNode {
  const beats = ["detected", "", "signal", "promised"];
  return (
    <ul className="relative grid">
      <li data-move="out" data-beat="detected" className="absolute text-muted opacity-0">
        {player.foundEmpty}
      </li>
      {/* The word that Genie reacts to, on its way from the caption to the list; only where both are side by side. */}
      <li
        data-move="fly"
        className="absolute inset-x-0 -top-1.5 z-2 pl-23 opacity-0 max-lg:hidden motion-reduce:hidden"
      >
        <b className="inline-block rounded-small border border-teal bg-canvas px-2.5 py-1">
          {captions[0].heard}
        </b>
      </li>
      {captions.map(
        ({ at, found }, index) =>
          found && (
            <li
              key={at}
              className={`border-hairline py-0.5 ${index > 0 ? "border-t max-sm:hidden" : ""}`}
            >
              <p data-move="in" data-beat={beats[index]} className="flex gap-2 bg-surface-1">
                <span className="w-24 shrink-0 text-muted">{found.type}</span>
                <b className="flex-1">{found.value}</b>
                <span className="tabular-nums">{found.confidence}%</span>
              </p>
            </li>
          ),
      )}
    </ul>
  );
}

const LABEL = "block text-small leading-4 text-teal-hover";

export function Card(): ReactNode {
  const answer = kestrelCard.say
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(" ");
  return (
    <div
      data-move="in"
      data-beat="card"
      className="grid flex-1 content-evenly gap-3 rounded-card border border-teal/40 bg-teal/10 p-3 text-base text-ink"
    >
      <p>
        <b className={LABEL}>Say at {clockTime(captions[0].at)}</b>
        {answer}
      </p>
      <p className="relative">
        <span
          data-move="flash"
          data-beat="asked"
          className="absolute -inset-x-2 -inset-y-1.5 rounded-small bg-teal/25 opacity-0"
        />
        <span className="relative">
          <b className={LABEL}>Ask next</b>
          {kestrelCard.ask}
        </span>
      </p>
    </div>
  );
}

const ROW_BEATS = ["field-1", "field-2", "field-3"];

function Record(): ReactNode {
  return (
    <div className="border-t border-hairline pt-3">
      <p className="mb-2 flex justify-between gap-2 text-muted">
        <b className="text-body">{hero.crm}</b>
        <span className="grid justify-items-end *:[grid-area:1/1]">
          <span className="text-gold opacity-0" data-move="suggest" data-beat="field-1">
            {hero.suggested}
          </span>
          <span className="flex items-center gap-1 text-teal" data-move="in" data-beat="approved">
            <Icon name="check" />
            {hero.approved}
          </span>
        </span>
      </p>
      <dl className="grid gap-1">
        {rows.map(({ field, from, to }, index) => (
          <div key={field} className="flex gap-2">
            <dt className="w-24 shrink-0 text-muted">{field}</dt>
            <dd className="grid *:[grid-area:1/1]">
              <span className="opacity-0" data-move="out" data-beat={ROW_BEATS[index]}>
                {from}
              </span>
              <b className="text-gold opacity-0" data-move="suggest" data-beat={ROW_BEATS[index]}>
                {to}
              </b>
              <b className="text-teal-hover" data-move="in" data-beat="approved">
                {to}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
