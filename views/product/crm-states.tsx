import { Fragment, type ReactNode } from "react";
import {
  CRM_KEY,
  type CrmRecord,
  crmScene,
  type CrmStateId,
  crmStates,
} from "../content/crm-scene";
import { SegmentedControl } from "../ui/segmented-control";
import { GeniePanel } from "./genie-panel";
import { DealRecord } from "./record";

/** The color of each state's dot, the same as that of the record's fields in that state. */
const DOTS = { without: "bg-decoration", during: "bg-gold", after: "bg-teal" } as const;

type StatesProps = {
  state?: CrmStateId;
  /** Shown beside the control. */
  actions?: ReactNode;
  className?: string;
};

/**
 * The customer's window without Genie, during a call, and after it, with Genie's panel over it. Radio buttons or the query
 * (`?crm=after`) select the state, and the `crm-*` variants show it, so no script is needed. On wide screens, space is
 * reserved for the largest state to avoid layout shift. Use at most one per page.
 */
export function CrmStates(props: StatesProps & { legend: string; children: ReactNode }): ReactNode {
  const { legend, state = "during", actions, className = "", children } = props;
  return (
    <figure id={CRM_KEY} className="crm-scene" aria-label={legend}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        {actions}
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
        {children}
      </div>
    </figure>
  );
}

/** A deal's record in the customer's CRM. With a `panel` in place of what Genie shows, the record is brief. */
export function RecordStates(
  props: StatesProps & { record: CrmRecord; panel?: ReactNode },
): ReactNode {
  const { record, panel, ...rest } = props;
  return (
    <CrmStates {...rest} legend={crmScene.legend(record.deal)}>
      <DealRecord record={record} isBrief={panel !== undefined} />
      <GeniePanel record={record} className="-mt-12 md:mt-8 md:-mb-3">
        {panel}
      </GeniePanel>
    </CrmStates>
  );
}
