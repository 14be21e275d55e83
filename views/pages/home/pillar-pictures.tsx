import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { corvidPay } from "../../content/demo/corvid-pay";
import { categoryOf, nextCategory } from "../../content/demo/pipeline";
import { FieldChanges } from "../../product/field-changes";
import { HeardText } from "../../product/heard-text";
import { SayAskCard } from "../../product/say-ask-card";
import { ScoreChange } from "../../product/score-change";
import { Icon } from "../../ui/icon";

const { account, fieldChanges, score } = demoDeal;

const objection = corvidPay.quotes.find(({ found }) => found?.[0]?.type === "Objection");

/** An objection in a call, and the card that Co-Pilot shows. */
export function Answer(): ReactNode {
  return (
    <div className="self-start overflow-hidden rounded-window border border-hairline-strong bg-canvas shadow-window">
      <p className="on-paper p-5 lg:p-8">
        <b>{corvidPay.account.name}</b> {corvidPay.label}
        <span className="mt-4 block text-h3 text-paper-ink">
          “<HeardText text={objection?.text ?? ""} words={objection?.cue} />”
        </span>
      </p>
      <div className="p-5 lg:p-8">
        <SayAskCard say={objection?.card?.say} ask={objection?.card?.ask} />
      </div>
    </div>
  );
}

/** The changes that Scroll suggests for the CRM, with old and new values. */
export function Changes(): ReactNode {
  return (
    <div className="on-paper self-start rounded-window p-5 shadow-window lg:p-8">
      <b>{account.name}</b> {demoDeal.label}
      <FieldChanges
        changes={fieldChanges}
        className="mt-4 grid gap-2"
        rowClassName="rounded-small bg-paper-2 p-3"
      />
    </div>
  );
}

/** Vision's score for the deal, with the reasons. */
export function Score(): ReactNode {
  return (
    <div className="self-start rounded-window border border-hairline-strong bg-canvas p-5 shadow-window lg:p-8">
      <b>{crmScene.genie.score}</b> {demoDeal.label}
      <ScoreChange before={score.before} after={score.value} className="mt-4 text-figure" />
      <p>
        {crmScene.genie.forecast}: <b>{categoryOf(score.value)}</b>
      </p>
      <p>
        {nextCategory.name}: {nextCategory.needs}
      </p>
      <ul className="mt-4 grid gap-2">
        {score.reasons.map((reason, index) => (
          <li key={reason} className="group flex items-center gap-3 rounded-small bg-surface-2 p-3">
            <Icon name={index < 2 ? "check" : "alert"} className="text-teal group-last:text-gold" />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
