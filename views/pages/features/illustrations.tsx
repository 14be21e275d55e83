import type { ComponentType, ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import type { FeatureId } from "../../content/features";
import { integrations } from "../../content/integrations";
import { dollars } from "../../content/plans";
import { CallTime } from "../../ui/call-time";
import { DarkWindow } from "./dark-window";
import { AuditLog, Closeout, Forecasting, Sync } from "./illustrations-after-call";
import { Coaching, Glossary } from "./illustrations-call";

const { account, people, detections, talkingPoints } = demoDeal;
const [competitor, signal] = detections.slice(-2);

/** An illustration of each feature with the demo deal. Decorative: the text beside it says the same. */
export const illustrations: Record<FeatureId, ComponentType> = {
  overlay: Overlay,
  "battle-cards": BattleCard,
  coaching: Coaching,
  closeout: Closeout,
  sync: Sync,
  forecasting: Forecasting,
  security: AuditLog,
  "market-fit": Glossary,
};

/** A CRM record, with Genie's panel below its fields, one of which it fills in. */
function Overlay(): ReactNode {
  const rows = [
    ["Deal", account.deal],
    ["Amount", dollars(account.amount)],
  ];
  return (
    <div className="flex h-full flex-col">
      <div className="mr-6 flex-1 rounded-card bg-paper pb-6 text-paper-body">
        <p className="flex h-11 items-center gap-4 overflow-hidden border-b border-paper-line px-4 whitespace-nowrap">
          {integrations.slice(0, 2).map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <div className="grid gap-0.5 px-4 py-2">
          <b className="text-paper-ink max-md:hidden">{account.name}</b>
          {rows.map(([name, value]) => (
            <p key={name} className="flex gap-3 max-md:first-of-type:hidden">
              <span className="w-22 shrink-0">{name}</span>
              <span className="text-paper-ink">{value}</span>
            </p>
          ))}
          <p className="-mx-2 flex gap-3 rounded-small bg-teal/20 px-2 py-0.5">
            <span className="w-22 shrink-0">{competitor?.type}</span>
            <b className="text-paper-ink">{competitor?.value}</b>
          </p>
        </div>
      </div>
      <div className="z-1 -mt-5 w-60 self-end rounded-card border border-teal/40 bg-surface-1 px-3 py-2 shadow-on-paper">
        <p className="flex justify-between">
          <b>Genie</b>
          <CallTime text={clockTime(callMoments.buyingSignal)} />
        </p>
        <p className="mt-1 flex justify-between gap-3">
          {signal?.type}
          <b>{signal?.value}</b>
        </p>
      </div>
    </div>
  );
}

function BattleCard(): ReactNode {
  return (
    <DarkWindow>
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-hairline px-4 py-1">
        <b>{account.name}</b>
        <span className="text-gold">{account.renewal}</span>
      </p>
      <ol className="grid gap-1 px-4 py-2 text-body">
        {talkingPoints.map((point, index) => (
          <li key={point} className="flex gap-2">
            <b className="text-teal">{index + 1}</b>
            {point}
          </li>
        ))}
      </ol>
      <ul className="border-t border-hairline px-4 py-2 max-md:hidden lg:max-xl:hidden">
        {people.stakeholders.map(({ name, role, stance }) => (
          <li key={name} className="flex gap-2 whitespace-nowrap">
            <span className="text-body">{name}</span>
            <span className="flex-1">{role}</span>
            {stance}
          </li>
        ))}
      </ul>
    </DarkWindow>
  );
}
