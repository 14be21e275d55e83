import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { claims } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { HowCounted } from "../../ui/how-counted";
import { Lead, Section } from "../../ui/section";
import { CoachingList, MeetingWithGenie, PendingWrite } from "./value-pictures";

const pictures = [
  <PendingWrite key="write" />,
  <StatedReturn key="sum">
    <HowCounted claim={claims.averageRoi} isCompact />
  </StatedReturn>,
  <MeetingWithGenie key="meeting" />,
  <CoachingList key="coach" />,
];

/** The four values, each with an example from the product and the trade-off it requires. */
export function Values(): ReactNode {
  const { title, lead, gaveUp, list } = copy.values;
  return (
    <Section className="border-t border-hairline">
      <div className="mb-10 grid items-end gap-x-20 gap-y-4 lg:grid-cols-2">
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <ol className="grid gap-5 md:grid-cols-2 md:gap-6">
        {list.map(({ name, text, cost }, index) => (
          <li
            key={name}
            className="grid content-start overflow-hidden rounded-window border border-hairline bg-surface-1 md:row-span-3 md:grid-rows-subgrid md:gap-y-0"
          >
            <div className="grid content-center border-b border-hairline bg-surface-2 px-5 py-8 md:min-h-60 lg:px-10">
              {pictures[index]}
            </div>
            <div className="p-5 pb-4 lg:px-10 lg:pt-8">
              <h3>{name}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
              {name === "Measurable ROI" && (
                <div className="mt-2">
                  <HowCounted claim={claims.resultsWithin} />
                </div>
              )}
            </div>
            <p className="mx-5 mb-6 self-start border-l-2 border-gold pl-4 text-ink lg:mx-10 lg:mb-8">
              <span className="sr-only">{gaveUp}: </span>
              {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
