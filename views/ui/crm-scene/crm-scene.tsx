import type { ReactNode } from "react";
import { crmScene, crmStates } from "../../content/crm-scene";
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
      <fieldset className="mb-4 flex rounded-card border border-hairline-strong bg-surface-1 p-1 sm:w-fit">
        <legend className="sr-only">{crmScene.legend}</legend>
        {crmStates.map(({ id, label }) => (
          <label
            key={id}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-center text-small leading-5 font-bold text-muted hover:text-ink has-checked:bg-surface-3 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teal sm:px-4 sm:whitespace-nowrap"
          >
            <input
              className="sr-only forced-colors:not-sr-only"
              type="radio"
              name="crm-scene"
              value={id}
              defaultChecked={id === "during"}
            />
            <i className={`size-2 shrink-0 rounded-pill ${DOTS[id]}`} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="md:flex md:items-start">
        <Record />
        <GeniePanel />
      </div>
    </figure>
  );
}
