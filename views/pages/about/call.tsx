import type { ReactNode } from "react";
import { about } from "../../content/about";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { CallPins } from "../../ui/call-pins";
import { CallTime } from "../../ui/call-time";
import { Waveform } from "../../ui/waveform";
import { Listening, Moment } from "./moment";
import { Record } from "./record";

/** The columns begin at the bars of the moments, in bars' units (3 per bar), so that each caption stands at its bar. */
const COLUMNS = "md:grid-cols-[199fr_81fr_45fr_90fr_125fr]";

/**
 * On load, `--clock` runs from 0 to 12 once, through the call, and on wide screens leaves each answer time to be read. As soon as a
 * visitor is here, it is at its end.
 */
const CLOCK =
  "[--clock:12] ease-linear motion-safe:transition-[--clock] motion-safe:duration-3000 motion-safe:md:duration-7000 motion-safe:starting:[--clock:0] hover:[--clock:13]! hover:duration-0! focus-within:[--clock:13]! focus-within:duration-0! has-[[value='4']:not(:checked)]:[--clock:13]! has-[[value='4']:not(:checked)]:duration-0!";

/** How fast values fade, per unit of the clock. On phones, where it takes 3 seconds, they change at once. */
const FADES = "[--fades:99999] md:[--fades:7]";

/** How much of the waveform is teal: up to the chosen moment. */
const PLAYED =
  "[--at:76.85%] has-[[value='1']:checked]:[--at:36.85%] has-[[value='2']:checked]:[--at:51.85%] has-[[value='3']:checked]:[--at:60.19%]";

/** How much of it the clock has reached: it arrives at the moments at 1.4, 4.3, 7 and 10. */
const PLAYING =
  "[--played:calc(36.85%*clamp(0,var(--clock)/1.4,1)+15%*clamp(0,(var(--clock)-3.8)*2,1)+8.34%*clamp(0,(var(--clock)-6.6)*2.5,1)+16.66%*clamp(0,(var(--clock)-9.3)/.7,1))]";

/** Slides only between moments that a visitor chooses. */
const SWEEP =
  "absolute inset-0 motion-safe:group-hover/call:transition-[translate] motion-safe:group-hover/call:duration-scene motion-safe:group-focus-within/call:transition-[translate] motion-safe:group-focus-within/call:duration-scene";

/** The demo call. Choosing a moment shows what Genie does in it. */
export function Call(): ReactNode {
  const { title, text, legend, moments } = about.call;
  return (
    <fieldset
      className={`group/call mt-8 min-w-0 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window md:grid md:grid-rows-[auto_--spacing(16)_auto_auto_auto] lg:mt-5 lg:p-6 ${COLUMNS} ${PLAYED} ${CLOCK} ${FADES} ${PLAYING}`}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="md:pr-6 md:pb-3">
        <h2 className="text-h4">{title}</h2>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <p className="text-small text-muted tabular-nums md:col-span-2 md:row-start-3 md:pt-3">
        {demoDeal.label} · <CallTime text={clockTime(CALL_SECONDS)} />
      </p>
      <Wave />
      {moments.map((moment, index) => (
        <Moment key={moment.at} moment={moment} index={index} />
      ))}
      <Listening />
      <Record />
    </fieldset>
  );
}

/** The waveform, teal up to the chosen moment. On phones, it has the numbers of the captions below it. */
function Wave(): ReactNode {
  return (
    <div className="relative mt-4 mb-6 h-16 md:col-span-full md:row-start-2 md:my-0">
      <Waveform className="size-full stroke-1 text-field sm:stroke-2" />
      <div className="absolute inset-0 overflow-clip">
        <div
          className={`${SWEEP} overflow-clip [translate:calc(min(var(--at),var(--played))-100%)]`}
        >
          <div className={`${SWEEP} [translate:calc(100%-min(var(--at),var(--played)))]`}>
            <Waveform className="size-full stroke-1 text-teal sm:stroke-2" />
          </div>
        </div>
      </div>
      <CallPins className="text-teal md:hidden" moments={about.call.moments} />
    </div>
  );
}
