import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { demoDeal } from "../../content/demo-deal";
import { categoryOf, nextCategory } from "../../content/demo/pipeline";
import { Icon } from "../../ui/icon";

const { account, fieldChanges, score } = demoDeal;

/** The changes that Scroll suggests for the CRM, with old and new values. */
export function Changes(): ReactNode {
  return (
    <div className="self-start rounded-window bg-paper p-5 text-paper-body shadow-window lg:p-8">
      <b className="text-paper-ink">{account.name}</b> {demoDeal.label}
      <ul className="mt-4 grid gap-2">
        {fieldChanges.map(({ field, from, to }) => (
          <li key={field} className="flex gap-3 rounded-small bg-paper-2 p-3">
            <span className="flex-1">{field}</span>
            <s>{from}</s>
            <b className="text-paper-ink">{to}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Vision's score for the deal, with the reasons. */
export function Score(): ReactNode {
  return (
    <div className="self-start rounded-window border border-hairline-strong bg-canvas p-5 shadow-window lg:p-8">
      <b>{crmScene.genie.score}</b> {demoDeal.label}
      <p className="mt-4 text-figure tabular-nums">
        <span className="text-muted">{score.before} →</span>{" "}
        <b className="font-black">{score.value}</b>
      </p>
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
