import type { ReactNode } from "react";
import { about } from "../../content/about";

const { name, when, fields } = about.call.record;

/** When a field has its old value: until its moment is chosen. The first waits for the waveform. */
const OLD = [
  "invisible motion-safe:starting:visible",
  "invisible group-has-[[value='1']:checked]/call:visible",
  "",
  "group-has-[[value='4']:checked]/call:invisible",
];
const NEW = [
  "motion-safe:starting:invisible",
  "group-has-[[value='1']:checked]/call:invisible",
  "",
  "invisible group-has-[[value='4']:checked]/call:visible",
];

/** The values follow the waveform, as the answers do. */
const FOLLOWS =
  "motion-safe:transition-[visibility] motion-safe:delay-1400 group-hover/call:delay-0! group-focus-within/call:delay-0!";

/** The customer's record, filled in up to the chosen moment. */
export function Record(): ReactNode {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 rounded-card border border-paper-line bg-paper px-4 py-3 text-small text-paper-body md:col-span-3 md:col-start-3 md:row-start-4 md:mt-2 md:self-end lg:py-1.5">
      <p className="flex-1 basis-full xl:basis-auto">
        <b className="text-paper-ink">{name}</b> <span className="xl:block">{when}</span>
      </p>
      <dl className="grid flex-1 grid-cols-2 gap-x-4 max-lg:mt-2 max-lg:gap-y-2 lg:grid-cols-[repeat(4,auto)] xl:flex-none">
        {fields.map(({ field, from, to, moment }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd className="grid *:col-start-1 *:row-start-1">
              <span className={`${FOLLOWS} ${OLD[moment]}`}>{from}</span>
              <b className={`text-paper-teal ${FOLLOWS} ${NEW[moment]}`}>{to}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
