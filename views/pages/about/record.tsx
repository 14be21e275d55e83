import type { ReactNode } from "react";
import { about } from "../../content/about";
import { Icon } from "../../ui/icon";

const { name, waits, approved, fields } = about.call.record;

/** How long ago each moment was reached, unless an earlier one is chosen. */
const SINCE = [
  "[--since:calc(var(--clock)-1.4)]",
  "[--since:calc(var(--clock)-4.3)] group-has-[[value='1']:checked]/call:[--since:-1]",
  "",
  "[--since:calc(var(--clock)-10)] group-has-[[value='4']:not(:checked)]/call:[--since:-1]",
];
/** The old value is shown until the moment of its field. */
const OLD = [
  "",
  "group-has-[[value='1']:checked]/call:visible",
  "",
  "group-has-[[value='4']:not(:checked)]/call:visible",
];
const NEW = [
  "",
  "group-has-[[value='1']:checked]/call:invisible",
  "",
  "group-has-[[value='4']:not(:checked)]/call:invisible",
];

/** During the play, old and new values both are there, and one fades out before the other fades in. */
const PLAYING = "motion-safe:animate-[playing_7s]";

/** The customer's record, filled in up to the chosen moment: gold until the rep approves it after the last one. */
export function Record(): ReactNode {
  return (
    <div className="mt-5 rounded-card border border-paper-line bg-paper px-4 py-3 text-small text-paper-body [--approved:calc(var(--clock)-11.4)] group-has-[[value='4']:not(:checked)]/call:[--approved:-1] md:col-span-full md:row-start-5 md:mt-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <b className="text-paper-ink">{name}</b>
        <p className="grid *:col-start-1 *:row-start-1 font-bold">
          <span
            className={`invisible text-paper-gold opacity-[min(-1*var(--fades)*var(--approved),var(--fades)*(var(--clock)-1.4))] group-has-[[value='4']:not(:checked)]/call:visible sm:text-right ${PLAYING}`}
          >
            {waits}
          </span>
          <span className="flex items-center gap-1.5 text-paper-teal opacity-[calc(var(--fades)*var(--approved))] group-has-[[value='4']:not(:checked)]/call:invisible sm:justify-end">
            <Icon name="check" />
            {approved}
          </span>
        </p>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-2 sm:gap-x-4 gap-y-2 md:grid-cols-4 lg:mt-1">
        {fields.map(({ field, from, to, moment }) => (
          <div
            key={field}
            className={`md:border-l md:border-paper-line md:pl-4 md:first:border-l-0 md:first:pl-0 ${SINCE[moment]}`}
          >
            <dt>{field}</dt>
            <dd className="grid *:col-start-1 *:row-start-1 text-base sm:text-lead">
              <span
                className={`invisible opacity-[calc(-1*var(--fades)*var(--since))] ${PLAYING} ${OLD[moment]}`}
              >
                {from}
              </span>
              <b
                className={`text-[color-mix(in_srgb,var(--color-paper-teal)_clamp(0%,100%*var(--fades)*var(--approved),100%),var(--color-paper-gold))] opacity-[calc(var(--fades)*var(--since))] ${NEW[moment]}`}
              >
                {to}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
