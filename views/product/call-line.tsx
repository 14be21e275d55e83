import type { ReactNode } from "react";
import type { Deal } from "../content/demo-deal";
import { player } from "../content/demo/player";
import { clockTime, type Found, type Moment } from "../content/demo/call";
import { Tone } from "../ui/badge";

/** A line of a call: its time, speaker and sentiment, what was said, and what Genie recognized in it. */
export function CallLine(props: {
  line: Moment;
  people: Deal["people"];
  /** The time, such as a link to it. */
  time?: ReactNode;
  /** Shown after what Genie recognized. */
  chip?: ReactNode;
  foundClassName?: string;
  /** What was said so far; by default, the whole line. */
  children?: ReactNode;
}): ReactNode {
  const { line, people, time, chip, foundClassName = "", children } = props;
  const { at, speaker, text, sentiment, cue, found = [] } = line;
  const isRep = speaker === "Rep";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-small tabular-nums">{time ?? <CallTime at={at} />}</span>
        <b className={`flex-1 ${isRep ? "text-muted" : ""}`.trim()}>
          {(isRep ? people.rep : people.stakeholders[0])?.name}
        </b>
        <Tone tone={sentiment} />
      </p>
      <p className="text-base text-ink">{children ?? <HeardText text={text} words={cue} />}</p>
      {(found.length > 0 || chip) && (
        <p className="mt-1 flex flex-wrap gap-2">
          {found.map(({ type, value, confidence }) => (
            <span
              key={value}
              data-heard={at}
              className={`rounded-small bg-surface-3 px-2 py-0.5 text-small tabular-nums ${foundClassName}`}
            >
              {type}: <b>{value}</b> {confidence}%
            </span>
          ))}
          {chip}
        </p>
      )}
    </>
  );
}

/** What was said, with the words that Genie reacts to underlined. */
export function HeardText(props: {
  text: string;
  words?: string | undefined;
  className?: string;
}): ReactNode {
  const {
    text,
    words,
    className = "underline decoration-teal decoration-2 underline-offset-4",
  } = props;
  if (!words) return text;
  const start = text.indexOf(words);
  return (
    <>
      {text.slice(0, start)}
      <span className={className}>{words}</span>
      {text.slice(start + words.length)}
    </>
  );
}

/** What Genie shows the rep during a call: what to say and what to ask next. */
export function SayAskCard(props: {
  say?: ReactNode;
  ask?: ReactNode;
  /** What stands above, such as what triggered it. */
  head?: ReactNode;
  /** The padding, gap, radius and background. */
  className?: string;
  /** Labels are above the text by default. */
  labelClassName?: string;
  /** Added to the first label, such as the time. */
  aside?: string;
  /** The second of the call at which it appeared. */
  at?: number;
}): ReactNode {
  const { say, ask, head, aside = "", at } = props;
  const { className = "gap-3 rounded-card bg-teal/10 p-4", labelClassName = "block" } = props;
  const parts = [
    [player.say + aside, say],
    [player.ask, ask],
  ] as const;
  return (
    <div data-card={at} className={`grid border border-teal/40 text-ink ${className}`}>
      {head}
      {parts.map(
        ([name, text]) =>
          text && (
            <p key={name} className="relative isolate">
              <b className={`text-small text-teal-hover ${labelClassName}`}>{name}</b> {text}
            </p>
          ),
      )}
    </div>
  );
}

/** What Genie recognized: its type, value and confidence, and when. */
export function Detection(props: {
  found: Pick<Found, "type" | "value"> & { confidence?: number | undefined };
  at: number;
  className?: string;
}): ReactNode {
  const { found, at, className = "" } = props;
  return (
    <p className={`flex gap-x-3 ${className}`}>
      <CallTime at={at} />
      <span className="flex flex-1 flex-wrap gap-x-3">
        <span className="min-w-22 text-muted">{found.type}</span>
        <b>{found.value}</b>
      </span>
      {found.confidence && <span className="tabular-nums">{found.confidence}%</span>}
    </p>
  );
}

/** A second of a call, or its length, as a duration (`PT31M42S`), because 31:42 is not a time of day. */
export function CallTime({ at }: { at: number }): ReactNode {
  const text = clockTime(at);
  return <time dateTime={`PT${text.replace(":", "M")}S`}>{text}</time>;
}

/** Who speaks in the customer's meeting: initials, name and role. */
export function NamePlate({ name, role }: { name: string; role: string }): ReactNode {
  return (
    <div className="flex items-center gap-3 leading-5">
      <b className="grid size-11 shrink-0 place-items-center rounded-small bg-surface-3 font-black max-sm:hidden">
        {name.replaceAll(/[^A-Z]/g, "")}
      </b>
      <p>
        <b className="block">{name}</b> {role}
      </p>
    </div>
  );
}
