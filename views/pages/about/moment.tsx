import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmScene } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { playFromHref } from "../../content/demo/moments";
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

/**
 * When the clock reaches each moment (`--since`) and how long until it reaches the next one (`--left`). What
 * comes after the chosen moment is not reached, and the chosen one stays.
 */
const TIMES = [
  "[--since:calc(var(--clock)-1.4)] [--left:calc(4.3-var(--clock))]",
  "[--since:calc(var(--clock)-4.3)] [--left:calc(7-var(--clock))]",
  "[--since:calc(var(--clock)-7)] [--left:calc(10-var(--clock))]",
  "[--since:calc(var(--clock)-10)]",
];
const CHOSEN =
  "has-checked:[--left:1] has-[[value='4']]:[--left:1] [[data-moment]:has(:checked)~&]:[--since:-1]!";

/**
 * The answers' box. On wide screens, they are in one place, the chosen one on top. While the call plays, all are there,
 * and each one fades out before the next fades in. Only the chosen one, which is last, has a link then, and no size
 * before it is reached, so that nothing takes clicks unseen.
 */
const BOX =
  "rounded-card border border-teal/40 bg-surface-2 px-4 md:invisible md:col-span-full md:col-start-1 md:row-start-4 md:mt-3 md:pb-3 lg:py-1 motion-safe:md:animate-[playing_7s]";

/** The line that Genie reacts to, shown on load until the clock reaches the first moment. */
export function Listening(): ReactNode {
  return (
    <p
      aria-hidden="true"
      className={`max-md:hidden md:flex items-center gap-6 text-ink xl:text-lead md:opacity-[calc(11.2-8*var(--clock))] ${BOX}`}
    >
      <b className="flex shrink-0 items-center gap-2 text-small text-teal-hover lg:w-48">
        <Icon name="spark" />
        {about.call.hears}
      </b>
      “{about.call.line}”
    </p>
  );
}

export function Moment(props: { moment: OneMoment; index: number }): ReactNode {
  const { moment, index } = props;
  const { at, answer } = moment;
  const place = PLACES[index];
  return (
    <div
      className={`group/moment max-md:mt-2 md:contents ${TIMES[index]} ${CHOSEN}`}
      data-moment=""
    >
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
        className={`mt-3 ml-8 max-md:not-print:hidden max-md:group-has-checked/moment:block md:ml-0 md:grid md:grid-cols-[1fr_auto] md:content-center md:gap-x-6 lg:grid-cols-[auto_1fr_auto] lg:items-center md:group-has-checked/moment:visible md:group-has-checked/moment:z-1 md:opacity-[calc(var(--fades)*min(var(--since),var(--left)))] md:[scale:clamp(0,99*var(--since),1)] ${BOX}`}
      >
        <b className="flex min-h-11 items-center gap-2 text-small text-teal-hover lg:w-48">
          <Icon name="spark" />
          {answer.label}
        </b>
        <div className="text-ink md:max-lg:order-last md:max-lg:col-span-2">
          <p className="xl:text-lead">{answer.text}</p>
          {answer.more && (
            <p>
              <b className="text-small text-teal-hover">{answer.more.name}</b> {answer.more.text}
            </p>
          )}
        </div>
        <a
          className="inline-flex min-h-11 items-center text-small underline underline-offset-3 hover:text-ink md:invisible md:group-has-checked/moment:visible"
          href={playFromHref(at)}
        >
          {crmScene.play(clockTime(at))}
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
      className={`grid min-h-11 grid-cols-[auto_1fr] content-start gap-x-2 rounded-small group-has-focus-visible/moment:outline-2 group-has-focus-visible/moment:outline-offset-2 group-has-focus-visible/moment:outline-teal relative md:-ml-3 md:pr-5 md:before:absolute md:before:left-2.75 md:before:border-l-2 md:before:border-inherit md:before:opacity-50 md:group-has-checked/moment:before:opacity-100 md:justify-self-start border-[color-mix(in_srgb,var(--color-teal)_clamp(0%,100%*var(--fades)*var(--since),100%),var(--color-decoration))] ${className}`}
    >
      <b
        className={`relative size-6 rounded-pill border-2 border-inherit text-center text-small/5 outline-ink/20 group-hover/moment:outline-4 bg-[color-mix(in_srgb,var(--color-teal)_var(--full),var(--color-surface-1))] text-[color-mix(in_srgb,var(--color-on-teal)_var(--full),var(--color-ink))] [--full:clamp(0%,100%*var(--fades)*min(var(--since),var(--left)),100%)] forced-colors:group-has-checked/moment:outline-4`}
      >
        {index + 1}
      </b>
      {/* Tablets have no room for the time. */}
      <span className="text-small/6 md:max-lg:*:last:hidden">
        <b>{name}</b> <CallTime text={clockTime(at)} />
      </span>
      <span className="col-start-2 text-ink md:text-small">“{quote}”</span>
    </span>
  );
}
