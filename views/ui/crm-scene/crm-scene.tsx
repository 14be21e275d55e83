import type { ReactNode } from "react";
import { CRM_KEY, crmScene, type CrmStateId, crmStates } from "../../content/crm-scene";
import { SegmentedControl } from "../segmented-control";
import { GeniePanel } from "./genie-panel";
import { Record } from "./record";

/** The colors that a state gives the record's fields. */
const DOTS = { without: "bg-decoration", during: "bg-gold", after: "bg-teal" } as const;

/**
 * A CRM record without Genie, during a call and after it. Radio buttons or the address (`?crm=after`) choose the state, and
 * the `crm-*` variants show it, so it works without a script. Wide windows keep room for every
 * state, so that nothing else moves. One scene to a page.
 */
export function CrmScene({ state = "during" }: { state?: CrmStateId }): ReactNode {
  return (
    <figure className="crm-scene 2xl:-mx-30" aria-label={crmScene.legend}>
      <SegmentedControl
        className="mb-4 flex"
        legend={crmScene.legend}
        name={CRM_KEY}
        chosen={state}
        options={crmStates.map(({ id, label }) => ({
          value: id,
          label: (
            <>
              <i className={`size-2 shrink-0 rounded-pill ${DOTS[id]}`} />
              {label}
            </>
          ),
        }))}
      />
      <div className="md:flex md:items-start">
        <Record />
        <GeniePanel />
      </div>
    </figure>
  );
}
