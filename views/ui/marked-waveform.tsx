import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime } from "../content/demo/call";
import { momentHref } from "../content/demo/moments";
import { CallTime } from "./call-time";
import { Waveform } from "./waveform";

/**
 * The waveform of the demo call with a mark at each moment and, on wide screens, a link below it. On narrower screens
 * the page shows each `Moment` itself. The part before the second `until` is teal. `className` sets the height.
 */
export function MarkedWaveform(props: {
  moments: readonly { at: number; name: string }[];
  until?: number;
  className: string;
}): ReactNode {
  const { moments, until, className } = props;
  const share = (at: number): string => `${(at / CALL_SECONDS) * 100}%`;
  return (
    <>
      <div className={`relative ${className}`}>
        <Waveform
          className="size-full stroke-1 text-field sm:stroke-2"
          {...(until !== undefined && { played: until / CALL_SECONDS })}
        />
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          {moments.map(({ at }) => (
            <g key={at} className="fill-gold">
              <rect x={share(at)} width="1" height="100%" />
              <circle cx={share(at)} cy="100%" r="4" />
            </g>
          ))}
        </svg>
      </div>
      <svg className="hidden h-16 w-full overflow-visible lg:block">
        {moments.map((moment) => (
          <foreignObject
            key={moment.at}
            className="overflow-visible"
            x={share(moment.at)}
            width="96"
            height="64"
          >
            <Moment {...moment} className="flex-col pt-3" />
          </foreignObject>
        ))}
      </svg>
    </>
  );
}

/** A link to a moment of the demo call. */
export function Moment(props: { at: number; name: string; className: string }): ReactNode {
  const { at, name, className } = props;
  return (
    <a
      className={`flex text-small text-teal hover:text-teal-hover ${className}`}
      href={momentHref(at)}
    >
      <b>{name}</b>
      <span className="underline underline-offset-3">
        <CallTime text={clockTime(at)} />
      </span>
    </a>
  );
}
