import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmScene } from "../../content/crm-scene";
import { CALL_SECONDS, clockTime } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { CallPins } from "../../ui/call-pins";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Waveform } from "../../ui/waveform";
import { Record } from "./record";

/** The columns begin at the moments, in percent of the call, so that each caption stands at its mark. */
const COLUMNS = "md:grid-cols-[36.7fr_15.3fr_8.04fr_17.14fr_22.82fr]";

/** How much of the waveform is teal: up to the chosen moment. */
const PLAYED =
  "[--at:36.7%] has-[[value='2']:checked]:[--at:52%] has-[[value='3']:checked]:[--at:60.04%] has-[[value='4']:checked]:[--at:77.18%]";

/**
 * Captions stand above and below the waveform in turn, so that neighbors have room. A line leads from each caption
 * through the waveform.
 */
const ABOVE = {
  label: "md:row-start-1",
  text: "md:pb-3 md:before:top-3 md:before:-bottom-16",
};
const BELOW = {
  label: "md:row-start-2",
  text: "md:row-start-2 md:self-start md:pt-3 md:before:-top-16 md:before:h-20",
};
const PLACES = [
  { ...ABOVE, column: "md:col-start-2 md:col-span-2" },
  { ...BELOW, column: "md:col-start-3 md:col-span-2" },
  { ...ABOVE, column: "md:col-start-4 md:col-span-2" },
  { ...BELOW, column: "md:col-start-5" },
] as const;

/** The first time, the waveform fills slowly; as soon as a visitor is here, it follows at once. */
const SWEEP =
  "absolute inset-0 transition-[translate] duration-1500 ease-linear motion-reduce:transition-none group-hover/call:duration-scene group-hover/call:ease-out group-focus-within/call:duration-scene group-focus-within/call:ease-out";

/** The demo call. Choosing a moment shows what Genie does in it. */
export function Call(): ReactNode {
  const { title, text, legend, moments } = about.call;
  return (
    <fieldset
      className={`group/call mt-12 min-w-0 rounded-window border border-hairline-strong bg-surface-1 p-5 shadow-window md:grid md:grid-rows-[auto_--spacing(16)_auto_1fr] lg:mt-6 lg:px-8 ${COLUMNS} ${PLAYED}`}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="md:pr-6">
        <h2 className="text-h4">{title}</h2>
        <p className="text-small text-muted">{text}</p>
      </div>
      <p className="text-small text-muted tabular-nums md:col-span-full md:row-start-5 md:pt-2 md:text-right lg:col-start-5 lg:row-start-1 lg:self-end lg:pt-0 lg:pb-3">
        {demoDeal.label} · <CallTime text={clockTime(CALL_SECONDS)} />
      </p>
      <Wave />
      {moments.map((moment, index) => (
        <Moment key={moment.at} moment={moment} index={index} />
      ))}
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
          className={`${SWEEP} overflow-clip [translate:calc(var(--at)-100%)] motion-safe:starting:[translate:-100%]`}
        >
          <div
            className={`${SWEEP} [translate:calc(100%-var(--at))] motion-safe:starting:[translate:100%]`}
          >
            <Waveform className="size-full stroke-1 text-teal sm:stroke-2" />
          </div>
        </div>
      </div>
      <CallPins className="text-ink md:hidden" moments={about.call.moments} />
    </div>
  );
}

function Moment(props: { moment: (typeof about.call.moments)[number]; index: number }): ReactNode {
  const { moment, index } = props;
  const { at, answer } = moment;
  const place = PLACES[index];
  return (
    <div className="group/moment max-md:mt-2 md:contents">
      <label
        className={`relative block cursor-pointer md:row-span-2 md:grid md:grid-rows-subgrid ${place?.label} ${place?.column}`}
      >
        <input
          type="radio"
          name="moment"
          value={index + 1}
          defaultChecked={index === 0}
          className="sr-only"
        />
        <Caption moment={moment} number={index + 1} className={place?.text} />
      </label>
      <div className="mt-1 ml-8 rounded-card border border-teal/40 bg-surface-2 px-4 max-md:not-print:hidden max-md:group-has-checked/moment:block md:invisible md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-3 md:mt-3 md:mr-8 md:ml-0 lg:grid lg:grid-cols-[1fr_auto] lg:content-start lg:gap-x-4 lg:pb-3 md:opacity-0 motion-safe:md:transition-opacity motion-safe:md:duration-medium md:group-has-checked/moment:visible md:group-has-checked/moment:opacity-100 motion-safe:md:group-has-checked/moment:delay-1400 motion-safe:md:group-has-checked/moment:starting:opacity-65 group-hover/call:delay-0! group-focus-within/call:delay-0!">
        <b className="flex min-h-11 items-center gap-2 text-small text-teal-hover">
          <Icon name="spark" />
          {answer.label}
        </b>
        <p className="text-ink lg:col-span-2">{answer.text}</p>
        {answer.more && (
          <p className="text-ink lg:col-span-2">
            <b className="text-small text-teal-hover">{answer.more.name}</b> {answer.more.text}
          </p>
        )}
        <a
          className="inline-flex min-h-11 items-center text-small underline underline-offset-3 hover:text-ink lg:col-start-2 lg:row-start-1"
          href={momentHref(at)}
        >
          {crmScene.hear(clockTime(at))}
        </a>
      </div>
    </div>
  );
}

function Caption(props: {
  moment: (typeof about.call.moments)[number];
  number: number;
  className: string | undefined;
}): ReactNode {
  const { moment, number, className } = props;
  const { name, at, quote } = moment;
  return (
    <span
      className={`grid min-h-11 grid-cols-[auto_1fr] content-start gap-x-2 rounded-small group-has-focus-visible/moment:outline-2 group-has-focus-visible/moment:outline-offset-2 group-has-focus-visible/moment:outline-teal relative md:-ml-3 md:pr-5 md:before:absolute md:before:left-2.75 md:before:border-l-2 md:before:border-ink/30 md:group-has-checked/moment:before:border-teal md:justify-self-start ${className}`}
    >
      <b className="relative size-6 rounded-pill border-2 border-ink bg-surface-1 text-center text-small/5 text-ink outline-ink/20 group-hover/moment:outline-4 group-has-checked/moment:border-teal group-has-checked/moment:bg-teal group-has-checked/moment:text-on-teal forced-colors:group-has-checked/moment:outline-4">
        {number}
      </b>
      <span className="text-small/6">
        <b>{name}</b> <CallTime text={clockTime(at)} />
      </span>
      <span className="col-start-2 text-ink md:text-small">“{quote}”</span>
    </span>
  );
}
