import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import { Pill } from "../../ui/badge";
import { WindowBar, windowClass } from "../../ui/window";
import { CrmForm } from "./crm-form";
import { FollowUp } from "./follow-up";

/** No props. */
type CloseoutProps = { [Name in never]: Name };

const [account, subject] = demoDeal.call.title.split(" · ");

/** What a rep does after a call: review the follow-up email and choose the CRM updates. */
export function Closeout(_: CloseoutProps): ReactNode {
  return (
    <div className={`${windowClass} text-left`}>
      <WindowBar>
        <b className="flex-1 truncate">
          {account}
          <span className="@max-[420px]:hidden"> · {subject}</span>
        </b>
        <span className="text-muted">{demoDeal.label}</span>
        <Pill>{demoDeal.call.status}</Pill>
      </WindowBar>
      <div className="text-body @min-[900px]:grid @min-[900px]:grid-cols-2">
        <FollowUp />
        <CrmForm />
      </div>
    </div>
  );
}
