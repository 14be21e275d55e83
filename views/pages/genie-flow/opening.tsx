import type { ReactNode } from "react";
import { dayOfCall } from "../../content/demo/pipeline";
import { flow } from "../../content/flow";
import { DayCalendar } from "../../product/day-calendar";
import { FirstActions } from "../../ui/first-actions";
import { Picture, ProductWindow } from "../../product/window";
import { ClaimScope } from "../../ui/claim-scope";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";

/** Introduces the rep and her day, with her calendar. */
export function Opening(): ReactNode {
  return (
    <section className="bg-wash bg-no-repeat pt-26 pb-section">
      <Wrap className="grid items-center gap-12 lg:grid-cols-[6fr_5fr] xl:grid-cols-[8fr_9fr] xl:gap-20 min-[1600px]:grid-cols-2">
        <div>
          <Eyebrow>{flow.eyebrow}</Eyebrow>
          <h1 className="text-headline">
            {flow.heading.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{" "}
              </span>
            ))}
          </h1>
          <Lead className="mt-5">{flow.lead}</Lead>
          <FirstActions className="mt-8" />
          <div className="mt-6 flex items-center gap-4">
            <b className="text-h3 font-black whitespace-nowrap text-ink">{flow.claim.figure}</b>
            <ClaimScope claim={flow.claim} />
          </div>
        </div>
        <Picture text={flow.calendar.text} className="mr-4 sm:mr-5 xl:mr-7">
          <ProductWindow title={flow.calendar.title} isPaper className="overflow-visible!">
            <DayCalendar
              appointments={dayOfCall}
              className="gap-1.5 p-4 sm:p-5 min-[1600px]:gap-2.5 min-[1600px]:p-7"
            />
          </ProductWindow>
        </Picture>
      </Wrap>
    </section>
  );
}
