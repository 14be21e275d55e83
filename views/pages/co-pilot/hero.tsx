import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { crmScene, type CrmStateId, demoRecord } from "../../content/crm-scene";
import { callMoments } from "../../content/demo/moments";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { Badge } from "../../ui/badge";
import { CrmStates, GeniePanel } from "../../product/crm-states";
import { InState, RecordFields, STACK } from "../../product/record";
import { FirstActions } from "../../ui/first-actions";
import { ReplayLink } from "../../ui/replay-link";
import { Lead } from "../../ui/section";
import { Wrap } from "../../ui/wrap";
import { callNotes } from "../../content/demo/after-call";
import { lineAt } from "../../content/demo/lines";
import { demoDeal, speakers } from "../../content/demo-deal";
import { product } from "../../content/product";
import { HeardText, NamePlate } from "../../product/call-line";

/** The product's name, its promise as the page's largest line, and the CRM scene. */
export function Hero({ crm }: { crm: CrmStateId }): ReactNode {
  const { title, promise, lead, meeting } = coPilot.hero;
  return (
    <section className="section bg-wash bg-no-repeat pt-20 pb-section lg:pt-24">
      <Wrap>
        <h1 className="text-display">
          <span className="mb-2 flex items-center gap-3 text-h4 [letter-spacing:0]">
            {title} <Badge badge={paths.coPilot.badge} />
          </span>{" "}
          {promise}
        </h1>
        <Lead className="my-4">{lead}</Lead>
        <CrmStates
          legend={meeting}
          state={crm}
          className="plays-on-load flex flex-col gap-y-3 md:gap-y-6"
          actions={
            <>
              <FirstActions joinHref={waitlistHref(betaFeatures[0])} />
              <ReplayLink href={paths.coPilot.path} className="ml-auto max-lg:hidden" />
            </>
          }
        >
          <div className="@container on-paper rounded-window p-2 text-small crm-during:order-1 md:col-span-full md:row-start-2">
            <RecordFields
              record={demoRecord}
              until={callMoments.objection}
              className="grid gap-1 md:grid-cols-3 lg:grid-cols-6"
            />
          </div>
          <Meeting />
          <GeniePanel
            record={demoRecord}
            at={callMoments.objection}
            className="-mt-16 min-h-51 md:row-start-1 md:mt-6 md:-mb-3"
          />
        </CrmStates>
      </Wrap>
    </section>
  );
}

const { call, objection } = demoDeal;

const MEETING =
  "on-paper rounded-window p-4 pb-16 md:[grid-area:1/1] md:flex md:flex-col md:gap-3 md:self-stretch md:pr-22 md:pb-4";

/** The customer's meeting tool, light and plain, at the moment of the call that the scene shows, and what Genie noted. */
function Meeting(): ReactNode {
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
          <b>{crmScene.summary}</b>
          <ul className="mt-1 list-disc pl-5">
            {callNotes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
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
