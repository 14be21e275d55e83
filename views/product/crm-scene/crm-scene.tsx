import { Fragment, type ReactNode } from "react";
import { CRM_KEY, type CrmStateId, crmStates } from "../../content/crm-scene";
import { SegmentedControl } from "../../ui/segmented-control";
import { GeniePanel, type PanelProps } from "./genie-panel";

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
   * The customer's window, its name, and Genie's panel over it. A `record` comes before the window, in a stage with a
   * class of its own.
   */
  window: {
    legend: string;
    view: ReactNode;
    panel: PanelProps;
    record?: ReactNode;
    className?: string;
  };
}): ReactNode {
  const { state = "during", motion, children, window } = props;
  const { legend, view, panel, record, className = "" } = window;
  return (
    <figure
      id={CRM_KEY}
      className={`crm-scene ${motion ? `crm-${motion}` : ""}`.trim()}
      aria-label={legend}
    >
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
                  {more && <span className="max-lg:hidden"> {more}</span>}
                </span>
              </>
            ),
          }))}
        />
        {/* With script, the choice is in the address. */}
        <noscript className="flex gap-3">
          Link to
          {crmStates.map(({ id, name }) => (
            <Fragment key={id}>
              <a className="underline" href={`?${CRM_KEY}=${id}#${CRM_KEY}`}>
                {name}
              </a>{" "}
            </Fragment>
          ))}
        </noscript>
      </div>
      <div className={`md:grid md:grid-cols-[8fr_5fr] md:items-center ${className}`.trim()}>
        {record}
        {view}
        <GeniePanel {...panel} />
      </div>
    </figure>
  );
}
