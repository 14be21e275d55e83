import type { ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";
import { CrmForm } from "./closeout/crm-form";
import { FollowUp } from "./closeout/follow-up";

/** The closeout needs nothing from its page. */
export type CloseoutProps = { [Name in never]: Name };

/** What a rep does when the call has ended: read the mail once more, and say what goes into the CRM. */
export function Closeout(_: CloseoutProps): ReactNode {
  return (
    <div className="window closeout">
      <div className="window-bar">
        <b>{demoDeal.call.title}</b>
        <i>{demoDeal.label}</i>
        <em className="pill">{demoDeal.call.status}</em>
      </div>
      <div className="closeout-halves">
        <FollowUp />
        <CrmForm />
      </div>
    </div>
  );
}
