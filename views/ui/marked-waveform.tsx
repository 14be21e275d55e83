import type { ReactNode } from "react";
import { CALL_SECONDS, clockTime } from "../content/demo/call";
import { momentHref } from "../content/demo/moments";
import { CallTime } from "./call-time";
import { Waveform } from "./waveform";

/**
 * The waveform of the demo call, colored as played up to the first moment, with a link to each moment: below its
 * position in the waveform, or in a list on phones. `className` sets the waveform's height.
 */
export function MarkedWaveform(props: {
  moments: readonly { at: number; name: string }[];
  className: string;
}): ReactNode {
  const { moments, className } = props;
  const share = (at: number): string => `${(at / CALL_SECONDS) * 100}%`;
  return (
    <>
      <div className={`relative ${className}`}>
        <Waveform
          className="size-full stroke-1 text-field sm:stroke-2"
          played={(moments[0]?.at ?? 0) / CALL_SECONDS}
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
      <svg className="hidden h-16 w-full overflow-visible md:block">
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
      <ol className="mt-3 grid grid-cols-2 gap-x-4 md:hidden">
        {moments.map((moment) => (
          <li key={moment.at}>
            <Moment {...moment} className="min-h-11 items-center gap-2" />
          </li>
        ))}
      </ol>
    </>
  );
}

function Moment(props: { at: number; name: string; className: string }): ReactNode {
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
