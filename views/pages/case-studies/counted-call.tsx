import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { peaks } from "../../content/demo/peaks";
import { player } from "../../content/demo/player";
import { CallPins } from "../../ui/call-pins";
import { CallTime } from "../../ui/call-time";
import { drawBars, Waveform } from "../../ui/waveform";

const { counted } = caseStudies.pilot;

const everyOther = drawBars(
  peaks.filter((_, index) => index % 2 === 0),
  6,
);

/** The demo call, marked where a pilot counts something in it. */
export function CountedCall({ name }: { name: string }): ReactNode {
  return (
    <div className="flex flex-col rounded-card border border-hairline-strong bg-surface-2 p-4 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-base font-bold text-ink">{name}</h4>
        <p className="text-muted">
          {player.label} <CallTime text={clockTime(CALL_SECONDS)} />
        </p>
      </div>
      <div className="relative mt-4 mr-2.5 h-16 lg:h-auto lg:flex-1">
        <Waveform bars={everyOther} className="size-full stroke-1 text-teal" />
        <CallPins className="text-gold" moments={counted} />
      </div>
      <ol className="mt-8 grid gap-3">
        {counted.map(({ at, name: measure, text }, index) => (
          <li key={at} className="flex gap-3">
            <b className="size-5 flex-none rounded-pill bg-gold text-center leading-5 text-canvas">
              {index + 1}
            </b>
            <span>
              <b className="block">
                {measure} <Time at={at} />
              </b>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A time of the call, which links to the demo. */
function Time({ at }: { at: number }): ReactNode {
  return (
    <a
      className="-my-3 ml-2 inline-block py-3 font-normal text-teal underline underline-offset-3"
      href={momentHref(at)}
    >
      <CallTime text={clockTime(at)} />
    </a>
  );
}
