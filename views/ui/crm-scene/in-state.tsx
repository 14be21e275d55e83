import type { ReactNode } from "react";
import type { CrmStateId } from "../../content/crm-scene";

/** A state of the scene, or `with`: during the call and after it. */
type When = CrmStateId | "with";

/** Whole class names: the build finds them by their text. */
const HIDDEN: Record<When, string> = {
  without: "crm-during:crm-hidden crm-after:crm-hidden",
  during: "crm-without:crm-hidden crm-after:crm-hidden",
  after: "crm-without:crm-hidden crm-during:crm-hidden",
  with: "crm-without:crm-hidden",
};

/** What the scene shows in one state; several of them share a place (`STACK`). */
export function InState(props: { when: When; className?: string; children: ReactNode }): ReactNode {
  const { when, className = "", children } = props;
  return <div className={`crm-fades ${HIDDEN[when]} ${className}`.trim()}>{children}</div>;
}

/** Lays children on top of each other, in the room of the largest. */
export const STACK = "grid *:[grid-area:1/1]";
