import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { type CrmField, crmFields, crmScene, crmStates } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { InState, STACK } from "../../product/crm-scene/in-state";

const { crm } = coPilot.hero;

/** The CRM record below the call: the same six fields in every state. Phones show it first unless the call runs. */
export function Record(): ReactNode {
  return (
    <div className="overflow-hidden rounded-window bg-paper text-small text-paper-body crm-during:order-1 md:col-span-full md:row-start-2">
      <div className="flex h-11 items-center gap-3 px-4">
        <b className="flex-1 text-paper-ink">{crm}</b>
        <span className="max-xs:hidden">{demoDeal.label}</span>
        <div className={`${STACK} justify-items-end font-bold text-paper-ink`}>
          {crmStates.map(({ id }) => (
            <InState key={id} when={id}>
              {id === "during" ? crmScene.waits : crmScene.status[id]}
            </InState>
          ))}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px md:grid-cols-3 lg:grid-cols-6">
        {crmFields.map((field) => (
          <Field key={field.field} {...field} />
        ))}
      </dl>
    </div>
  );
}

/** A field with its value, red without Genie until the call fills it in, and the second it was heard. */
function Field({ field, from, to, stale, at }: CrmField): ReactNode {
  const isHeard = at <= callMoments.objection;
  return (
    <div
      className={`relative bg-paper-2 px-4 py-2 transition-colors duration-medium crm-after:bg-teal/20 ${isHeard ? "crm-during:bg-gold/25" : ""}`}
    >
      <dt>{field}</dt>
      <dd className={`${STACK} -mr-2 text-base font-bold`}>
        <InState
          when={isHeard ? "without" : "live"}
          className={`text-paper-error ${isHeard ? "" : "crm-during:text-paper-body"}`.trim()}
        >
          {stale ? `${from}, ${stale}` : from}
        </InState>
        <InState when={isHeard ? "with" : "after"} className="text-paper-ink">
          {to}
          <span className="absolute top-2 right-4 text-small font-normal">{clockTime(at)}</span>
        </InState>
      </dd>
    </div>
  );
}
