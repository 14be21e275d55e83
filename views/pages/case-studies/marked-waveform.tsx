import type { ReactNode } from "react";
import { CALL_SECONDS } from "../../content/demo/call";
import { Waveform } from "../../ui/waveform";

/**
 * The waveform of the demo call with a numbered pin at each moment. The part before the second `until` is teal.
 * `className` sets the height.
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
