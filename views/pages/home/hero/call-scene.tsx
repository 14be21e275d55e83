import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime, kestrelCard } from "../../../content/demo/call";
import { demoDeal, speakers } from "../../../content/demo-deal";
import { captions, rows } from "../../../content/hero-scene";
import { player } from "../../../content/demo/player";
import { home } from "../../../content/home";
import { product } from "../../../content/product";
import { HeardText, NamePlate, SayAskCard } from "../../../product/call-line";
import { Waveform } from "../../../product/waveform";
import { Icon } from "../../../ui/icon";

export const PAUSE_ID = "pause-call";

const { hero } = home;
const { beforeCall } = demoDeal;

/** How each caption and detection appears in the scene's stylesheet. */
const CAPTION_BEATS = ["first", "second", "third", "fourth"];
const FOUND_BEATS = ["detected", "", "signal", "promised"];

/**
 * Twelve seconds of a call: what is heard, what Genie answers, and what it writes. The markup is the last frame, which
 * reduced motion shows, and `hero.css` animates it: `data-move` says how an element enters or leaves, `data-beat` when.
 */
export function CallScene(): ReactNode {
  return (
    <figure className="mt-6" data-scene="">
      <figcaption className="sr-only">{hero.scene}</figcaption>
      <div
        className="call-scene grid grid-cols-[minmax(0,1fr)] text-small lg:grid-cols-[9fr_7fr_5fr]"
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

/** What is shown `before` a beat, and from then on. */
function Swap(props: {
  beat: string;
  before: ReactNode;
  /** The last frame's element: it enters, or is written in gold until the rep approves it. */
  move?: "in" | "write";
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { beat, before, move = "in", className = "", children } = props;
  return (
    <div className={`grid *:[grid-area:1/1] ${className}`}>
      <div className="invisible" data-move="out" data-beat={beat}>
        {before}
      </div>
      <div data-move={move} data-beat={beat}>
        {children}
      </div>
    </div>
  );
}

/** The customer's meeting: who speaks, and what is said, in very large type. */
function Heard(): ReactNode {
  return (
    <div className={`${PAPER} lg:pr-10`}>
      <div className="grid grid-cols-2 gap-3">
        {(["Prospect", "Rep"] as const).map((who) => (
          <div key={who} data-plate={who} className={who === "Rep" ? "opacity-75" : undefined}>
            <NamePlate {...speakers[who]} />
          </div>
        ))}
      </div>
      <div className="talks mt-5 mb-4">
        <Waveform
          className="h-16 w-full stroke-2 text-surface-3"
          played={captions[0].at / CALL_SECONDS}
        />
      </div>
      <div className="grid flex-1 *:[grid-area:1/1] content-center text-h3 leading-8 font-bold text-ink lg:text-h2 lg:leading-11">
        {captions.map(({ at, text, heard }, index) => (
          <p
            key={at}
            data-caption={CAPTION_BEATS[index]}
            className={index > 0 ? "invisible" : undefined}
          >
            <HeardText text={text} words={heard} className="heard relative whitespace-nowrap" />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Genie, dark and raised over the customer's tools: what it knew and heard, and what the rep can say. */
function Answered(): ReactNode {
  const [first] = beforeCall.talkingPoints;
  return (
    <div className="relative mx-3 -my-2 flex flex-col rounded-window border border-hairline-strong border-t-teal bg-surface-1 text-body shadow-on-paper lg:-mx-4 lg:-mt-4">
      <div className="flex h-11 items-center gap-3 border-b border-hairline px-4">
        <b className="flex-1">{product.genie}</b>
        <span className="text-muted">{product.demo}</span>
        <Swap
          beat="approved"
          before={hero.live}
          className="shrink-0 justify-items-end whitespace-nowrap text-teal"
        >
          {hero.ready}
        </Swap>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <dl className="grid gap-1">
          <Row type={hero.known}>{beforeCall.painPoints[0]}</Row>
          {captions.map(
            ({ at, found }, index) =>
              found && (
                <Row key={at} type={found.type} beat={FOUND_BEATS[index]}>
                  {found.value}
                </Row>
              ),
          )}
        </dl>
        <Swap
          beat="card"
          className="flex-1 *:grid"
          before={
            <p className="grid gap-2 rounded-card border border-dashed border-hairline-strong p-4">
              <b className="block text-small text-muted">{hero.known}</b>
              {first}
            </p>
          }
        >
          <Card />
        </Swap>
      </div>
    </div>
  );
}

function Row(props: { type: string; beat?: string | undefined; children: string }): ReactNode {
  const { type, beat, children } = props;
  return (
    <div className="flex gap-2 border-hairline pb-1 not-last:border-b">
      <dt className="w-26 shrink-0 text-muted">{type}</dt>
      <dd className="flex-1 font-bold text-ink">
        {beat ? (
          <Swap beat={beat} before={player.foundEmpty} className="grid-cols-[minmax(0,1fr)]">
            {children}
          </Swap>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** The answer: its first two sentences, and the question to ask. */
function Card(): ReactNode {
  const answer = kestrelCard.say
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(" ");
  return (
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
            <dd className="text-lead font-bold text-ink">
              <Swap beat={`field-${index + 1}`} before={from} move="write">
                {to}
              </Swap>
            </dd>
          </div>
        ))}
      </dl>
      <p className="grid border-t border-hairline pt-3 font-bold *:[grid-area:1/1]">
        <span className="invisible text-gold" data-move="suggest" data-beat="field-1">
          {hero.suggested}
        </span>
        <span
          className="flex items-center gap-2 text-small text-teal"
          data-move="in"
          data-beat="approved"
        >
          <Icon name="check" />
          {hero.approved}
        </span>
      </p>
    </div>
  );
}
