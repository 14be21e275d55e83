import type { ReactNode } from "react";
import { crmScene, crmStates } from "../../content/crm-scene";
import { Segments } from "../segments";
import { GeniePanel } from "./genie-panel";
import { Record } from "./record";

/** The colors that a state gives the record's fields. */
const DOTS = { without: "bg-decoration", during: "bg-gold", after: "bg-teal" } as const;

/**
 * A CRM record without Genie, during a call and after it. Radio buttons choose the state, and the `crm-*` variants show
 * it, so it works without a script. Wide windows keep room for every
 * state, so that nothing else moves. One scene to a page.
 */
export function CrmScene(): ReactNode {
  return (
    <figure className="crm-scene" aria-label={crmScene.legend}>
      <Segments
        className="mb-4 flex"
        legend={crmScene.legend}
        name="crm-scene"
        chosen="during"
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
