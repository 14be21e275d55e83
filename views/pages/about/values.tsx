import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { Section } from "../../ui/section";
import { CoachingList, MeetingWithGenie, OursAndYours, PendingWrite } from "./value-pictures";

/** The widths of a card and its text on wide screens. Narrow texts are shorter, and take as many lines. */
const WIDE = { width: "lg:col-span-7", measure: "max-w-measure" };
const NARROW = {
  width: "lg:col-span-5",
  measure: "max-w-measure lg:max-w-104",
};

const pictures = [
  { picture: <PendingWrite />, ...WIDE },
  { picture: <OursAndYours />, ...NARROW },
  { picture: <MeetingWithGenie />, ...NARROW },
  { picture: <CoachingList />, ...WIDE },
];

/** The four values, each with an example from the product, except on phones, and the trade-off it requires. */
export function Values(): ReactNode {
  const { title, gaveUp, list } = copy.values;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-8 lg:mb-12">{title}</h2>
      <ol className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-12">
        {list.map(({ name, text, cost }, index) => (
          <li
            key={name}
            className={`grid content-start overflow-hidden rounded-window border border-hairline bg-surface-1 md:row-span-2 md:grid-rows-subgrid md:gap-y-0 ${pictures[index]?.width}`}
          >
            <div className="grid items-center border-b border-hairline bg-surface-3 p-5 max-md:hidden md:min-h-72 md:py-8 lg:px-10">
              {pictures[index]?.picture}
            </div>
            <div className="p-5 pb-6 lg:px-10 lg:py-8">
              <h3>{name}</h3>
              <p className={`mt-2 ${pictures[index]?.measure}`}>{text}</p>
              <p
                className={`mt-4 border-l-2 border-gold pl-4 text-ink ${pictures[index]?.measure}`}
              >
                <b className="block text-small text-gold">{gaveUp}</b>
                {cost}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
