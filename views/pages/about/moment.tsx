import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmScene } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";

type OneMoment = (typeof about.call.moments)[number];

/**
 * Captions stand above and below the waveform in turn, so that neighbors have room. A line leads from each caption
 * through the waveform, where `after` takes clicks.
 */
const ABOVE = {
  label: "md:row-start-1 md:after:row-[2/3]",
  text: "md:pb-3 md:before:top-3 md:before:-bottom-16",
};
const BELOW = {
  label: "md:row-start-2 md:after:row-[1/2]",
  text: "md:row-start-2 md:self-start md:pt-3 md:before:-top-16 md:before:h-20",
};

/** On the waveform, a click chooses the nearest moment: each area begins halfway to the moment before, the first at 0. */
const PLACES = [
  { ...ABOVE, column: "md:col-start-2 md:col-span-2 md:after:-left-[158%]" },
  { ...BELOW, column: "md:col-start-3 md:col-span-2 md:after:-left-[30%]" },
  { ...ABOVE, column: "md:col-start-4 md:col-span-2 md:after:-left-[10.5%]" },
  { ...BELOW, column: "md:col-start-5 md:after:-left-[36%]" },
] as const;

/** On load, the answers lie on top of each other, the first on top, and each one goes when the waveform leaves its moment. */
const LEAVES = [
  "md:z-3 md:starting:visible md:starting:opacity-100 motion-safe:md:delay-4250",
  "md:z-2 md:starting:visible md:starting:opacity-100 motion-safe:md:delay-6900",
  "md:z-1 md:starting:visible md:starting:opacity-100 motion-safe:md:delay-9850",
  "",
];

/** As soon as a visitor chooses, nothing waits. */
const AT_ONCE =
  "group-hover/call:delay-0! group-active/call:transition-none group-focus-within/call:transition-none";

/** The answers' box. On wide screens, they are in one place. */
const BOX =
  "rounded-card border border-teal/40 bg-surface-2 px-4 md:invisible md:col-span-full md:col-start-1 md:row-start-4 md:mt-3 md:pb-3 lg:py-1 md:opacity-0 motion-safe:transition-[opacity,visibility] motion-safe:duration-short";

/** Shown on load until the waveform reaches the first moment. */
export function Listening(): ReactNode {
  return (
    <p
      aria-hidden="true"
      className={`max-md:hidden md:flex items-center text-ink ${BOX} ${AT_ONCE} md:z-4 md:starting:visible md:starting:opacity-100 motion-safe:md:delay-1250`}
    >
      {player.foundEmpty}
    </p>
  );
}

/** On load, each number turns teal when the waveform reaches it. */
const REACHED = [
  "motion-safe:md:delay-1250",
  "motion-safe:md:delay-4100",
  "motion-safe:md:delay-6750",
  "motion-safe:md:delay-9700",
];

export function Moment(props: { moment: OneMoment; index: number }): ReactNode {
  const { moment, index } = props;
  const { at, answer } = moment;
  const place = PLACES[index];
  return (
    <div className="group/moment max-md:mt-2 md:contents" data-moment="">
      <label
        className={`relative block cursor-pointer md:row-span-2 md:grid md:grid-rows-subgrid md:after:absolute md:after:inset-y-0 md:after:right-0 ${place?.label} ${place?.column}`}
      >
        <input
          type="radio"
          name="moment"
          value={index + 1}
          defaultChecked={index === about.call.moments.length - 1}
          className="sr-only"
        />
        <Caption moment={moment} index={index} className={place?.text} />
      </label>
      <div
        className={`mt-1 ml-8 max-md:not-print:hidden max-md:group-has-checked/moment:block md:ml-0 md:grid md:grid-cols-[1fr_auto] md:content-center md:gap-x-6 lg:grid-cols-[auto_1fr_auto] lg:items-center md:group-has-checked/moment:visible md:group-has-checked/moment:opacity-100 ${BOX} ${AT_ONCE} ${LEAVES[index]}`}
      >
        <b className="flex min-h-11 items-center gap-2 text-small text-teal-hover lg:w-42">
          <Icon name="spark" />
          {answer.label}
        </b>
        <div className="text-ink md:max-lg:order-last md:max-lg:col-span-2">
          <p className="lg:text-lead">{answer.text}</p>
          {answer.more && (
            <p>
              <b className="text-small text-teal-hover">{answer.more.name}</b> {answer.more.text}
            </p>
          )}
        </div>
        <a
          className="inline-flex min-h-11 items-center text-small underline underline-offset-3 hover:text-ink"
          href={momentHref(at)}
        >
          {crmScene.hear(clockTime(at))}
        </a>
      </div>
    </div>
  );
}

function Caption(props: {
  moment: OneMoment;
  index: number;
  className: string | undefined;
}): ReactNode {
  const { moment, index, className } = props;
  const { name, at, quote } = moment;
  return (
    <span
      className={`grid min-h-11 grid-cols-[auto_1fr] content-start gap-x-2 rounded-small group-has-focus-visible/moment:outline-2 group-has-focus-visible/moment:outline-offset-2 group-has-focus-visible/moment:outline-teal relative md:-ml-3 md:pr-5 md:before:absolute md:before:left-2.75 md:before:border-l-2 md:before:border-inherit md:before:opacity-50 md:group-has-checked/moment:before:opacity-100 md:justify-self-start border-teal [[data-moment]:has(:checked)~*_&]:border-ink motion-safe:md:transition-[border-color] starting:border-ink! ${AT_ONCE} ${REACHED[index]} ${className}`}
    >
      <b
        className={`relative size-6 rounded-pill border-2 border-inherit bg-surface-1 text-center text-small/5 text-ink outline-ink/20 group-hover/moment:outline-4 group-has-checked/moment:bg-teal group-has-checked/moment:text-on-teal forced-colors:group-has-checked/moment:outline-4 motion-safe:md:transition-[background-color,color] starting:bg-surface-1! starting:text-ink! ${AT_ONCE} ${REACHED[index]}`}
      >
        {index + 1}
      </b>
      <span className="text-small/6">
        <b>{name}</b> <CallTime text={clockTime(at)} />
      </span>
      <span className="col-start-2 text-ink md:text-small">“{quote}”</span>
    </span>
  );
}
