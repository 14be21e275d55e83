import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import { WindowBar, windowClass } from "../../product/window";
import { CrmForm } from "./crm-form";
import { FollowUp } from "./follow-up";

/** No props. */
type CloseoutProps = { [Name in never]: Name };

/** What a rep does after a call: review the follow-up email and choose the CRM updates. */
export function Closeout(_: CloseoutProps): ReactNode {
  return (
    <div className={`${windowClass} text-left`}>
      <WindowBar title={demoDeal.call.title} status={demoDeal.call.status} />
      <div className="text-body @min-[900px]:grid @min-[900px]:grid-cols-2">
        <FollowUp />
        <CrmForm />
      </div>
    </div>
  );
}
