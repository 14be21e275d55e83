import type { ReactNode } from "react";
import type { CrmStateId } from "../../content/crm-scene";

/** A state of the scene, or `with`: during the call and after it. */
type When = CrmStateId | "with";

/** On phones a hidden part takes no room. Whole class names: the build finds them by their text. */
const SHOWN: Record<When, string> = {
  without: "crm-without:visible crm-without:opacity-100 max-md:not-crm-without:hidden",
  during: "crm-during:visible crm-during:opacity-100 max-md:not-crm-during:hidden",
  after: "crm-after:visible crm-after:opacity-100 max-md:not-crm-after:hidden",
  with: "not-crm-without:visible not-crm-without:opacity-100 max-md:crm-without:hidden",
};

/** What the scene shows in one state; several of them share a place (`STACK`). */
export function InState(props: { when: When; className?: string; children: ReactNode }): ReactNode {
  const { when, className = "", children } = props;
  return (
    <div
      className={`invisible opacity-0 transition-[opacity,visibility] duration-medium ease-out motion-reduce:transition-none ${SHOWN[when]} ${className}`}
    >
      {children}
    </div>
  );
}

/** Lays children on top of each other, in the room of the largest. */
export const STACK = "grid *:[grid-area:1/1]";
