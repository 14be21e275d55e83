import type { ComponentType, ReactNode } from "react";
import { paths } from "../../../src/paths";
import { crmFields, crmScene } from "../../content/crm-scene";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { product } from "../../content/product";
import { FieldValue } from "../../product/field-changes";
import { SayAskCard } from "../../product/say-ask-card";
import { Bar, ScoreChange } from "../../product/score";
import { CallTime } from "../../product/call-time";
import { Icon } from "../../ui/icon";

const { score } = demoDeal;
const signer = crmFields.find(({ at }) => at === callMoments.economicBuyer);

/** A moment of the demo deal in each product, by the product's path. Decorative: the text below says what it does. */
export const productPictures: Record<string, ComponentType> = {
  [paths.coPilot.path]: Card,
  [paths.scroll.path]: Change,
  [paths.vision.path]: Score,
};

/** What the rep sees at an objection. */
function Card(): ReactNode {
  const { card } = lineAt(callMoments.objection);
  return (
    <div className="h-full bg-surface-3 p-4 text-ink md:p-5">
      <SayAskCard
        say={card?.say}
        className="h-full content-center rounded-card bg-surface-1 px-4 shadow-on-paper"
        labelClassName=""
        head={
          <p className="flex justify-between text-small">
            <b>{card?.trigger}</b>
            <CallTime at={callMoments.objection} />
          </p>
        }
      />
    </div>
  );
}

/** A change to the record, approved. */
function Change(): ReactNode {
  return (
    <div className="flex h-full flex-col justify-center gap-1 on-paper px-5 md:px-6">
      <p className="flex justify-between text-small">
        {signer?.field}
        <CallTime at={callMoments.economicBuyer} />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-h4">
        <FieldValue value={signer?.from ?? ""} isReplaced /> <Icon name="arrow" className="w-4" />
        <b>{signer?.to}</b>
      </p>
      <p className="flex items-center gap-1.5 text-small font-bold text-teal">
        <Icon name="check" className="w-4" />
        {crmScene.status(demoDeal).after}
      </p>
    </div>
  );
}

/** The deal's score before the call and after it. */
function Score(): ReactNode {
  return (
    <div className="flex h-full flex-col justify-center gap-2 bg-surface-3 px-5 md:px-6">
      <div className="flex flex-wrap justify-between gap-x-4">
        <b className="text-small">{product.dealScore}</b>
        <ScoreChange {...score} className="text-h2" />
      </div>
      <Bar percent={score.value} before={score.before} className="h-3 fill-teal" />
    </div>
  );
}
