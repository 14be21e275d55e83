import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { Section } from "../../ui/section";
import { CoachingList, MeetingWithGenie, OursAndYours, PendingWrite } from "./value-pictures";

/** Each value's picture, and its width on wide screens. */
const pictures = [
  { picture: <PendingWrite />, width: "lg:col-span-7" },
  { picture: <OursAndYours />, width: "lg:col-span-5" },
  { picture: <MeetingWithGenie />, width: "lg:col-span-5" },
  { picture: <CoachingList />, width: "lg:col-span-7" },
];

/** The four values, each with an example from the product and the trade-off it requires. */
export function Values(): ReactNode {
  const { title, gaveUp, list } = copy.values;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-8 lg:mb-12">{title}</h2>
      <ol className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-12">
        {list.map(({ name, text, cost }, index) => (
          <li
            key={name}
            className={`grid content-start overflow-hidden rounded-window border border-hairline bg-surface-1 md:row-span-3 md:grid-rows-subgrid md:gap-y-0 ${pictures[index]?.width}`}
          >
            <div className="grid content-center border-b border-hairline bg-surface-2 p-5 md:min-h-72 md:py-8 lg:px-10">
              {pictures[index]?.picture}
            </div>
            <div className="p-5 pb-4 lg:px-10 lg:pt-8">
              <h3>{name}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
            </div>
            <p className="mx-5 mb-6 self-start border-l-2 border-gold pl-4 text-ink lg:mx-10 lg:mb-8">
              <b className="block text-small text-gold">{gaveUp}</b>
              {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
