import type { ReactNode } from "react";
import { CRM_KEY, type CrmStateId, crmStates } from "../../content/crm-scene";
import { SegmentedControl } from "../segmented-control";
import { GeniePanel } from "./genie-panel";

/** The color of each state's dot, the same as that of the record's fields in that state. */
const DOTS = { without: "bg-decoration", during: "bg-gold", after: "bg-teal" } as const;

/**
 * The customer's window, such as `recordWindow`, without Genie, during a call, and after it. Radio buttons or the query
 * (`?crm=after`) select the state, and the `crm-*` variants show it, so no script is needed. On wide screens, space is
 * reserved for the largest state to avoid layout shift. Use at most one per page.
 */
export function CrmScene(props: {
  state?: CrmStateId;
  /** What plays once: the newest moment appears during the call, or the record is approved after it. */
  motion?: "playing" | "approved";
  /** Shown beside the control. */
  children?: ReactNode;
  /**
   * The customer's window and its name; in place of the record, also the second of the call it shows, and the rep's own
   * note without Genie.
   */
  window: { legend: string; view: ReactNode; at?: number; note?: ReactNode };
}): ReactNode {
  const { state = "during", motion, children, window } = props;
  const { legend, view, at, note } = window;
  return (
    <figure className={`crm-scene ${motion ? `crm-${motion}` : ""}`.trim()} aria-label={legend}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        {children}
        <SegmentedControl
          className="flex max-sm:w-full"
          legend={legend}
          name={CRM_KEY}
          chosen={state}
          options={crmStates.map(({ id, name, more }) => ({
            value: id,
            label: (
              <>
                <i className={`size-2 shrink-0 rounded-pill ${DOTS[id]}`} />
                <span>
                  {name}
                  {more && <span className="max-xs:hidden"> {more}</span>}
                </span>
              </>
            ),
          }))}
        />
      </div>
      <div className="md:grid md:grid-cols-[8fr_5fr] md:items-center">
        {view}
        <GeniePanel at={at} note={note} />
      </div>
    </figure>
  );
}
