import type { ComponentType, ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { type FeatureId, featuresPage } from "../../content/features";
import { dollars } from "../../content/plans";
import { CallTime } from "../../ui/call-time";
import { RISES } from "./card-motion";
import { Attestations, Closeout, Forecasting, Sync } from "./illustrations-after-call";
import { Coaching, Glossary } from "./illustrations-call";

const { account, beforeCall } = demoDeal;
const [competitor] = lineAt(callMoments.competitor).found ?? [];

/**
 * An illustration of each feature with the demo deal, which fills its frame. Decorative: the text beside it says the
 * same.
 */
export const illustrations: Record<FeatureId, ComponentType> = {
  overlay: Overlay,
  "battle-cards": BattleCard,
  coaching: Coaching,
  closeout: Closeout,
  sync: Sync,
  forecasting: Forecasting,
  security: Attestations,
  "market-fit": Glossary,
};

/** Genie's card on a CRM record, of which phones show two fields. */
function Overlay(): ReactNode {
  const rows = [
    ["Deal", account.deal],
    ["Amount", dollars(account.amount)],
  ];
  return (
    <div className="flex h-full flex-col bg-paper p-4 text-paper-body md:px-6">
      <p className="mb-3 border-b border-paper-line pb-3 max-md:hidden">{featuresPage.does.crm}</p>
      <b className="text-h4 text-paper-ink">{account.name}</b>
      {rows.map(([name, value]) => (
        <p key={name} className="flex max-md:nth-3:hidden lg:text-lead">
          <span className="w-26 lg:w-32">{name}</span>
          <span className="text-paper-ink">{value}</span>
        </p>
      ))}
      <p
        className={`-mx-2 mt-1 flex rounded-small bg-teal/20 px-2 py-1 lg:text-lead [--at:0.9s] ${RISES}`}
      >
        <span className="w-26 lg:w-32">{competitor?.type}</span>
        <b className="text-paper-ink">{competitor?.value}</b>
      </p>
      <div
        className={`mt-2 grid w-64 content-evenly self-end rounded-card border border-teal/40 bg-surface-1 px-4 py-2 text-body shadow-on-paper md:mt-3 md:flex-1 lg:w-72 [--at:0.4s] ${RISES}`}
      >
        <p className="flex justify-between">
          <b>Genie</b>
          <CallTime text={clockTime(callMoments.competitor)} />
        </p>
        <p className="flex justify-between lg:text-lead">
          {competitor?.type}
          <b>{competitor?.value}</b>
        </p>
      </div>
    </div>
  );
}

/** What to know and what to say, in order. */
function BattleCard(): ReactNode {
  return (
    <div className="flex h-full flex-col p-4 md:p-6">
      <p className="flex flex-wrap items-baseline justify-between border-b border-hairline-strong pb-3">
        <b className="text-h4">{account.name}</b>
        <span className="text-gold">{account.renewal}</span>
      </p>
      <ol className="grid flex-1 content-evenly gap-2 pt-3 md:text-lead">
        {beforeCall.talkingPoints.map((point, index) => (
          <li
            key={point}
            className={`flex items-baseline gap-3 [--at:0.2s] nth-2:[--at:0.5s] nth-3:[--at:0.8s] lg:gap-4 ${RISES}`}
          >
            <b className="text-h4 text-teal lg:text-h3">{index + 1}</b>
            {point}
          </li>
        ))}
      </ol>
    </div>
  );
}
