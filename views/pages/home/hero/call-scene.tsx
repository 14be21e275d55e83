import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime, kestrelCard } from "../../../content/demo/call";
import { demoDeal } from "../../../content/demo-deal";
import { captions, rows, speakers } from "../../../content/hero-scene";
import { player } from "../../../content/demo/player";
import { home } from "../../../content/home";
import { HeardText } from "../../../product/call-line";
import { SayAskCard } from "../../../product/say-ask-card";
import { Pill } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { NamePlate } from "../../../product/name-plate";
import { Waveform } from "../../../product/waveform";

export const PAUSE_ID = "pause-call";

const { hero } = home;
const { beforeCall } = demoDeal;

/** How each caption, detection and field appears in the scene's stylesheet. */
const CAPTION_BEATS = ["first", "second", "third", "fourth"];
const FOUND_BEATS = ["detected", "", "signal", "promised"];
const FIELD_BEATS = ["field-1", "field-2", "field-3"];

/**
 * Twelve seconds of a call: what is heard, what Genie answers, and what it writes. The markup is the last frame, which
 * reduced motion shows, and `styles/scenes/hero.css` animates it: `data-move` says how an element enters or leaves,
 * `data-beat` when.
 */
export function CallScene(): ReactNode {
  return (
    <figure className="mt-6" data-scene="">
      <figcaption className="sr-only">{hero.scene}</figcaption>
      <div
        className="call-scene grid text-small lg:grid-cols-[9fr_7fr_5fr]"
        aria-hidden="true"
        inert
      >
        <Heard />
        <Answered />
        <Written />
      </div>
    </figure>
  );
}

const PAPER = "on-paper flex flex-col rounded-window p-4 shadow-window lg:p-6";

/** The customer's meeting: who speaks, and what is said, in very large type. */
function Heard(): ReactNode {
  return (
    <div className={`${PAPER} lg:pr-10`}>
      <div className="grid grid-cols-2 gap-3">
        {(["prospect", "rep"] as const).map((who) => (
          <div key={who} data-plate={who} className={who === "rep" ? "opacity-75" : undefined}>
            <NamePlate {...speakers[who]}>
              <span className="capitalize max-xl:hidden"> · {who}</span>
            </NamePlate>
          </div>
        ))}
      </div>
      <div className="talks mt-5 mb-4">
        <Waveform
          className="h-16 w-full stroke-2 text-surface-3"
          played={captions[0].at / CALL_SECONDS}
        />
      </div>
      <div className="grid flex-1 *:[grid-area:1/1] content-center text-h3 leading-8 font-bold text-ink lg:text-h2 lg:leading-10">
        {captions.map((caption, index) => (
          <p
            key={caption.at}
            data-caption={CAPTION_BEATS[index]}
            className={index > 0 ? "opacity-0" : undefined}
          >
            <HeardText
              text={caption.text}
              words={caption.heard}
              className="heard relative whitespace-nowrap"
            />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Genie, dark and raised over the customer's tools: what it knew and heard, and what the rep can say. */
function Answered(): ReactNode {
  return (
    <div className="relative mx-3 -my-2 flex flex-col rounded-window border border-hairline-strong border-t-teal bg-surface-1 text-body shadow-on-paper lg:-mx-4 lg:-mt-4">
      <div className="flex h-11 items-center gap-2 border-b border-hairline px-4">
        <b className="flex-1">{hero.genie}</b>
        <span className="text-muted">{demoDeal.label}</span>
        <span className="grid justify-items-end *:[grid-area:1/1]">
          <span className="text-teal opacity-0" data-move="out" data-beat="approved">
            {hero.live}
          </span>
          <span data-move="in" data-beat="approved">
            <Pill>{hero.ready}</Pill>
          </span>
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <ul className="grid gap-1">
          <Row type={hero.known} value={beforeCall.painPoints[0]} />
          {captions.map(
            ({ at, found }, index) =>
              found && (
                <Row
                  key={at}
                  beat={FOUND_BEATS[index]}
                  type={found.type}
                  value={found.value}
                  confidence={found.confidence}
                />
              ),
          )}
        </ul>
        <div className="grid flex-1 *:[grid-area:1/1]">
          <div
            className="rounded-card border border-dashed border-hairline-strong p-4 opacity-0"
            data-move="out"
            data-beat="card"
          >
            <b className="block text-small text-muted">{hero.known}</b>
            {beforeCall.talkingPoints[0]}
          </div>
          <Card />
        </div>
      </div>
    </div>
  );
}

function Row(props: {
  type: string;
  value: string;
  confidence?: number;
  beat?: string | undefined;
}): ReactNode {
  const { type, value, confidence, beat } = props;
  return (
    <li className="flex gap-2 border-hairline pb-1 not-last:border-b">
      <span className="w-26 shrink-0 text-muted">{type}</span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
        {beat && (
          <span className="text-muted opacity-0" data-move="out" data-beat={beat}>
            {player.foundEmpty}
          </span>
        )}
        <p className="flex gap-2" {...(beat && { "data-move": "in", "data-beat": beat })}>
          <b className="min-w-0 flex-1">{value}</b>
          {confidence && <span className="tabular-nums max-xs:hidden">{confidence}%</span>}
        </p>
      </div>
    </li>
  );
}

/** The answer: its first two sentences, and the question to ask. */
function Card(): ReactNode {
  const answer = kestrelCard.say
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(" ");
  return (
    <div data-move="in" data-beat="card" className="grid">
      <SayAskCard
        className="content-evenly gap-3 rounded-card bg-teal/10 p-4 text-base"
        aside={` · ${clockTime(captions[0].at)}`}
        say={answer}
        ask={
          <>
            <span
              data-move="flash"
              data-beat="asked"
              className="absolute -inset-x-2 -inset-y-1.5 -z-1 rounded-small bg-teal/25 opacity-0"
            />
            {kestrelCard.ask}
          </>
        }
      />
    </div>
  );
}

/** The customer's CRM: the fields that the call changes, suggested in gold until the rep approves them. */
function Written(): ReactNode {
  return (
    <div className={`${PAPER} lg:pl-10`}>
      <b>{hero.crm}</b>
      <dl className="mt-2 flex flex-1 flex-col">
        {rows.map(({ field, from, to }, index) => (
          <div key={field} className="grow border-t border-hairline py-2">
            <dt>{field}</dt>
            <dd className="grid text-lead *:[grid-area:1/1]">
              <span className="opacity-0" data-move="out" data-beat={FIELD_BEATS[index]}>
                {from}
              </span>
              <b data-move="write" data-beat={FIELD_BEATS[index]}>
                {to}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="grid border-t border-hairline pt-3 font-bold *:[grid-area:1/1]">
        <span className="text-gold opacity-0" data-move="suggest" data-beat="field-1">
          {hero.suggested}
        </span>
        <span className="flex items-center gap-1 text-teal" data-move="in" data-beat="approved">
          <Icon name="check" />
          {hero.approved}
        </span>
      </p>
    </div>
  );
}
