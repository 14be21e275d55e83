import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { CALL_SECONDS } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { CallPins, Waveform } from "../../product/waveform";
import { CallTime } from "../../product/call-line";

const { name, moments } = caseStudies.pilot.counted;

/** The demo call, marked where a pilot counts something in it. */
export function CountedCall(): ReactNode {
  return (
    <div className="flex flex-col rounded-card border border-hairline-strong bg-surface-2 p-5 text-small lg:p-6">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="text-base">{name}</h3>
        <p className="text-muted">
          {player.label} <CallTime at={CALL_SECONDS} />
        </p>
      </div>
      <div className="relative mt-5 mr-2.5 h-20 lg:h-auto lg:flex-1">
        <Waveform className="size-full stroke-1 text-teal" />
        <CallPins moments={moments} />
      </div>
      <ol className="mt-8 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {moments.map(({ at, name: measure, text }, index) => (
          <li key={at} className="flex gap-3">
            <b className="size-5 flex-none rounded-pill bg-gold text-center leading-5 text-canvas">
              {index + 1}
            </b>
            <span>
              <b>{measure}</b> <Time at={at} />
              <span className="block">{text}</span>
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
      className="-my-3 inline-block py-3 text-teal underline underline-offset-4"
      href={momentHref(at)}
    >
      <CallTime at={at} />
    </a>
  );
}
