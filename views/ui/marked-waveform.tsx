import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime } from "../content/demo/call";
import { momentHref } from "../content/demo/moments";
import { CallTime } from "./call-time";
import { Waveform } from "./waveform";

/**
 * The waveform of the demo call with a numbered pin at each moment, for a list of `Moment`s below it. The part before the
 * second `until` is teal. `className` sets the height.
 */
export function MarkedWaveform(props: {
  moments: readonly { at: number }[];
  until: number;
  className: string;
}): ReactNode {
  const { moments, until, className } = props;
  return (
    <div className={`relative ${className}`}>
      <Waveform
        className="size-full stroke-1 text-field sm:stroke-2"
        played={until / CALL_SECONDS}
      />
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {moments.map(({ at }, index) => (
          <svg key={at} className="overflow-visible" x={`${(at / CALL_SECONDS) * 100}%`}>
            <rect className="fill-gold" width="1" height="100%" />
            <circle className="fill-gold" cy="100%" r="10" />
            <text className="fill-canvas text-small font-bold" textAnchor="middle" y="100%" dy="5">
              {index + 1}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** A link to a moment of the demo call, with the number of its pin. */
export function Moment(props: { at: number; name: string; number: number }): ReactNode {
  const { at, name, number } = props;
  return (
    <a
      className="flex min-h-11 items-center gap-2 text-small text-teal hover:text-teal-hover"
      href={momentHref(at)}
    >
      <b className="size-5 flex-none rounded-pill bg-gold text-center leading-5 text-canvas">
        {number}
      </b>
      <b>{name}</b>
      <span className="underline underline-offset-3">
        <CallTime text={clockTime(at)} />
      </span>
    </a>
  );
}
