import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime, type Moment, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";
import { Portrait } from "../../ui/portrait";
import { Waveform } from "../../ui/waveform";
import { DarkWindow } from "./dark-window";

const { rep, stakeholders } = demoDeal.people;
const [ciso] = stakeholders;

/** The second at which the rep asks what the card suggests. */
const ANSWER = 1160;

/** The buyer’s words, with those that Genie recognizes. */
const HEARD = [
  { at: callMoments.pain, words: "nine hundred alerts" },
  { at: callMoments.competitor, words: "Kestrel" },
] as const;

/** The meeting at an objection, with Genie's card on top of it. Tablets also show who speaks, wide screens the answer as well. */
export function Coaching(): ReactNode {
  const { found, card } = lineAt(callMoments.objection);
  const played = callMoments.objection / CALL_SECONDS;
  return (
    <div className="mr-6 flex h-full flex-col rounded-card bg-paper text-paper-body md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[1fr_auto_auto_1fr]">
      <div className="relative h-50 shrink-0 overflow-hidden rounded-t-card max-md:hidden md:max-lg:row-span-4 md:max-lg:h-full md:max-lg:rounded-r-none md:max-lg:rounded-bl-card">
        <Portrait who="prospect" />
      </div>
      <div className="mx-4 mt-4 shrink-0 max-md:hidden md:max-lg:self-end">
        <Waveform className="h-8 w-full stroke-1 text-paper-body/50" played={played} />
      </div>
      <Said at={callMoments.objection} name={ciso.name} heard={demoDeal.objection.words} />
      <div className="relative z-1 -mr-6 ml-4 rounded-card border border-teal/40 bg-surface-1 px-4 py-2 text-ink shadow-on-paper lg:py-4 lg:text-base">
        <p className="flex justify-between">
          <b>{card?.trigger}</b>
          <span className="text-muted">{found?.[0]?.confidence}%</span>
        </p>
        <p className="mt-1 lg:mt-2">
          <b className="text-teal-hover lg:block lg:text-small">{player.say}</b> {card?.say}
        </p>
        <p className="mt-1 lg:mt-2">
          <b className="text-teal-hover lg:block lg:text-small">{player.ask}</b> {card?.ask}
        </p>
      </div>
      <div className="my-auto max-lg:hidden">
        <Said at={ANSWER} name={rep.name} />
      </div>
    </div>
  );
}

/** A line of the call as the meeting's caption. */
function Said(props: { at: number; name: string; heard?: string }): ReactNode {
  const { at, name, heard } = props;
  return (
    <div className="px-4 py-3">
      <p className="flex justify-between">
        <b className="text-paper-body">{name}</b>
        <CallTime text={clockTime(at)} />
      </p>
      <p className="text-base text-paper-ink lg:text-lead">
        <Heard at={at} words={heard} />
      </p>
    </div>
  );
}

/** What Genie recognizes in the buyer's words. */
export function Glossary(): ReactNode {
  return (
    <DarkWindow className="px-4 py-1 md:py-2">
      <ul className="grid h-full content-around gap-x-8 gap-y-2 md:max-lg:grid-cols-2">
        {HEARD.map(({ at, words }) => (
          <li key={at} className="max-md:nth-[n+2]:hidden">
            <p className="text-ink md:text-base">
              <Heard at={at} words={words} />
            </p>
            {lineAt(at).found?.map(({ type, value, confidence }) => (
              <p key={type} className="mt-1 flex items-center gap-3 md:mt-2">
                <CallTime text={clockTime(at)} />
                <span className="rounded-pill border border-teal/40 bg-teal/10 px-3 py-0.5">
                  {type} <b className="text-ink">{value}</b>
                </span>
                <span className="ml-auto">{confidence}%</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </DarkWindow>
  );
}

/** A line of the call in quotes, with the words that Genie reacts to underlined. */
function Heard(props: { at: number; words?: string | undefined }): ReactNode {
  const { at, words = "" } = props;
  const { text } = lineAt(at);
  const start = text.indexOf(words);
  return (
    <>
      “{text.slice(0, start)}
      <span className="underline decoration-teal decoration-2 underline-offset-4">{words}</span>
      {text.slice(start + words.length)}”
    </>
  );
}

function lineAt(at: number): Moment {
  const line = timeline.find((moment) => moment.at === at);
  if (line === undefined) throw new Error(`No line of the call starts at second ${at}.`);
  return line;
}
