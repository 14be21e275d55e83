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

const { account, people, fieldChanges, detections, talkingPoints } = demoDeal;

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

/** A CRM record, with Genie's panel on top of it. */
function Overlay(): ReactNode {
  const rows = [
    ["Deal", account.deal],
    ["Amount", dollars(account.amount)],
    ...fieldChanges.slice(0, 3).map(({ field }) => [field]),
  ];
  return (
    <div className="relative h-full">
      <div className="mr-6 rounded-card bg-paper text-paper-body">
        <p className="flex h-10 gap-4 overflow-hidden border-b border-paper-line px-4 leading-10 whitespace-nowrap">
          {integrations.slice(0, 2).map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <div className="grid gap-1 p-4">
          <b className="text-paper-ink">{account.name}</b>
          {rows.map(([name, value]) => (
            <p
              key={name}
              className="flex gap-3 max-md:nth-of-type-[n+5]:hidden lg:max-xl:nth-of-type-[n+4]:hidden"
            >
              <span className="w-22 shrink-0">{name}</span>
              <span className="text-paper-ink">{value}</span>
            </p>
          ))}
        </div>
      </div>
      <div className="absolute right-0 -bottom-2 w-50 md:bottom-0 rounded-card border border-teal/40 bg-surface-1 p-3 shadow-on-paper">
        <p className="flex justify-between">
          <b>Genie</b>
          <CallTime text={clockTime(callMoments.buyingSignal)} />
        </p>
        {detections.slice(-2).map(({ type, value }) => (
          <p key={type} className="mt-1 flex justify-between gap-3 max-md:last:hidden">
            {type}
            <b>{value}</b>
          </p>
        ))}
      </div>
    </div>
  );
}

function BattleCard(): ReactNode {
  return (
    <DarkWindow>
      <p className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-b border-hairline px-4 py-1">
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
