import type { ReactNode } from "react";
import { type CrmStateId, crmStates } from "../content/crm-scene";

/** A state of the scene; `with` means `during` or `after`, `live` means `without` or `during`. */
type When = CrmStateId | "with" | "live";

/** Complete class names, so that Tailwind finds them. */
const HIDDEN: Record<When, string> = {
  without: "crm-during:crm-hidden crm-after:crm-hidden",
  during: "crm-without:crm-hidden crm-after:crm-hidden",
  after: "crm-without:crm-hidden crm-during:crm-hidden",
  with: "crm-without:crm-hidden",
  live: "crm-after:crm-hidden",
};

/** Content that is shown in one state only. Put the versions for different states in a `STACK`. */
export function InState(props: { when: When; className?: string; children: ReactNode }): ReactNode {
  const { when, className = "", children } = props;
  return <div className={`crm-fades ${HIDDEN[when]} ${className}`.trim()}>{children}</div>;
}

/** Stacks children in one grid cell, which is as large as the largest of them. */
export const STACK = "grid *:[grid-area:1/1]";

/** A word or two for each state, at the right. */
export function PerState(props: {
  texts: Record<CrmStateId, ReactNode>;
  className?: string;
}): ReactNode {
  return (
    <div className={`${STACK} justify-items-end ${props.className ?? ""}`.trim()}>
      {crmStates.map(({ id }) => (
        <InState key={id} when={id} className={id === "without" ? "text-muted" : "text-teal"}>
          {props.texts[id]}
        </InState>
      ))}
    </div>
  );
}
