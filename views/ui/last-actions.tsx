import type { ReactNode } from "react";
import { mainActions, type NamedLink } from "../content/links";
import { ButtonLink } from "./button";

/** The two actions that a page ends with: sign up, which needs an invitation, or talk to sales. */
export function LastActions(props: { join?: NamedLink; className?: string }): ReactNode {
  const { call, invitation } = mainActions;
  const { join = mainActions.join, className = "" } = props;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`.trim()}>
      <ButtonLink tone="primary" className="max-xs:w-full" href={join.href}>
        {join.name}
      </ButtonLink>
      <ButtonLink className="max-xs:w-full" href={call.href}>
        {call.name}
      </ButtonLink>
      <p className="w-full text-small text-muted">{invitation}</p>
    </div>
  );
}
