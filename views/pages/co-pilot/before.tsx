import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { timeOfDay } from "../../content/demo/calendar";
import { demoDeal } from "../../content/demo-deal";
import { dayOfCall } from "../../content/demo/pipeline";
import { product } from "../../content/product";
import { BattleCard } from "../../product/battle-card";
import { CalendarWindow } from "../../product/deal-windows";
import { Picture, ProductWindow } from "../../product/window";
import { FigureLine } from "../../ui/figure-line";
import { Beside, Lead, Section } from "../../ui/section";

const { title, lead, claim, picture, calendar } = coPilot.before;
const [arrival] = dayOfCall;
const meetings = dayOfCall.filter(({ kind }) => kind !== "genie").slice(0, 2);

/** The battle card on the rep's calendar, before the call. */
export function Before(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <Beside>
        <div>
          <h2>{title}</h2>
          <Lead className="mt-4 mb-8">{lead}</Lead>
          <ul>
            <FigureLine claim={claim} />
          </ul>
        </div>
        <Picture text={picture}>
          <CalendarWindow title={calendar} appointments={meetings} className="pb-16 sm:mr-12" />
          <ProductWindow
            title={product.battleCard}
            status={arrival && timeOfDay(arrival.time)}
            className="-mt-16 ml-3 sm:ml-12"
          >
            <BattleCard deal={demoDeal} />
          </ProductWindow>
        </Picture>
      </Beside>
    </Section>
  );
}
