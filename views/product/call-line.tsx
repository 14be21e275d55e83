import type { ReactNode } from "react";
import { clockTime, type Moment } from "../content/demo/call";
import { CallTime } from "../ui/call-time";
import { HeardText } from "./heard-text";
import { Tone } from "./tone";

/** A line of a call: its time, speaker and sentiment, what was said, and what Genie recognized in it. */
export function CallLine(props: {
  line: Moment;
  /** The speaker's name. */
  name: string;
  /** The time, such as a link to it. */
  time?: ReactNode;
  /** Shown after what Genie recognized. */
  chip?: ReactNode;
  heardClassName?: string;
  foundClassName: string;
  /** What was said so far; by default, the whole line. */
  children?: ReactNode;
}): ReactNode {
  const { line, name, time, chip, heardClassName = "", foundClassName, children } = props;
  const { at, speaker, text, sentiment, cue, found = [] } = line;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-small tabular-nums">{time ?? <CallTime text={clockTime(at)} />}</span>
        <b className={`flex-1 ${speaker === "Rep" ? "text-muted" : ""}`.trim()}>{name}</b>
        <Tone tone={sentiment} />
      </p>
      <p className="text-base text-ink">
        {children ?? <HeardText text={text} words={cue} className={heardClassName} />}
      </p>
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
