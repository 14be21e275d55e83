import type { ReactNode } from "react";
import { about } from "../../content/about";

const { name, when, fields } = about.call.record;

/**
 * A field has its old value until its moment is chosen, and its new value from then on. On load, the values change as
 * the waveform reaches their moments.
 */
const OLD = [
  "motion-safe:md:delay-1350",
  "group-has-[[value='1']:checked]/call:visible motion-safe:md:delay-4250",
  "",
  "group-has-[[value='4']:not(:checked)]/call:visible motion-safe:md:delay-9850",
];
const NEW = [
  "motion-safe:md:delay-1350",
  "group-has-[[value='1']:checked]/call:invisible motion-safe:md:delay-4250",
  "",
  "group-has-[[value='4']:not(:checked)]/call:invisible motion-safe:md:delay-9850",
];
const FOLLOWS =
  "motion-safe:md:transition-[opacity,visibility] group-hover/call:delay-0! group-active/call:transition-none group-focus-within/call:transition-none";

/** The customer's record, filled in up to the chosen moment. */
export function Record(): ReactNode {
  return (
    <div className="mt-5 rounded-card border border-paper-line bg-paper px-4 py-3 text-small text-paper-body md:col-span-full md:row-start-5 md:mt-3">
      <p>
        <b className="text-paper-ink">{name}</b> {when}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-2 sm:gap-x-4 gap-y-2 md:grid-cols-4 lg:mt-1">
        {fields.map(({ field, from, to, moment }) => (
          <div
            key={field}
            className="md:border-l md:border-paper-line md:pl-4 md:first:border-l-0 md:first:pl-0"
          >
            <dt>{field}</dt>
            <dd className="grid *:col-start-1 *:row-start-1 text-base sm:text-lead">
              <span className={`invisible duration-0 starting:visible ${FOLLOWS} ${OLD[moment]}`}>
                {from}
              </span>
              <b
                className={`text-paper-teal duration-medium starting:invisible starting:opacity-0 ${FOLLOWS} ${NEW[moment]}`}
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
