import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { callNotes } from "../../content/demo/after-call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal, speakers } from "../../content/demo-deal";
import { product } from "../../content/product";
import { HeardText } from "../../product/call-line";
import { InState, STACK, Summary } from "../../product/record";
import { NamePlate } from "../../product/people";

const { call, objection } = demoDeal;

const MEETING =
  "on-paper rounded-window p-4 pb-16 md:[grid-area:1/1] md:flex md:flex-col md:gap-3 md:self-stretch md:pr-22 md:pb-4";

/** The customer's meeting tool, light and plain, at the moment of the call that the scene shows, and what Genie noted. */
export function Meeting(): ReactNode {
  return (
    <>
      <InState when="live" className={`${MEETING} text-small`}>
        <Title />
        <div className="grid flex-1 gap-2 md:gap-3">
          <Turn who="Prospect">
            <p className="text-h4 text-ink lg:text-h3">
              <HeardText
                text={objection.heard}
                words={objection.words}
                className="decoration-teal decoration-2 underline-offset-4 crm-during:underline"
              />
            </p>
          </Turn>
          <Turn who="Rep">
            <div className={`${STACK} text-lead text-ink`}>
              <InState when="without">“{coPilot.hero.unaided}”</InState>
              <InState when="during" className="reveal [--at:2.2s]">
                “{lineAt(callMoments.question).text}”
              </InState>
            </div>
          </Turn>
        </div>
      </InState>
      <InState when="after" className={`${MEETING} text-lead`}>
        <Title />
        <div className="my-auto">
          <Summary lines={callNotes} />
        </div>
      </InState>
    </>
  );
}

function Title(): ReactNode {
  return (
    <p className="flex gap-3 pb-2 text-small">
      <b className="flex-1 truncate">{call.title}</b> {product.demo}
    </p>
  );
}

/** What a person says: the buyer, and below him the rep, whom phones leave out. */
function Turn({ who, children }: { who: keyof typeof speakers; children: ReactNode }): ReactNode {
  return (
    <div
      className={`flex flex-col justify-center gap-2 rounded-card p-3 lg:p-5 ${who === "Prospect" ? "bg-surface-2 outline-2 outline-teal" : "max-md:hidden"}`}
    >
      <NamePlate {...speakers[who]} />
      {children}
    </div>
  );
}
