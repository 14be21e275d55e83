import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { corvidPay } from "../../content/demo/corvid-pay";
import { timeline } from "../../content/demo/call";
import { heardAs } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { categoryOf, forecast, nextCategory, scoreReasons } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { product } from "../../content/product";
import { type RoleId, rolesSection } from "../../content/roles";
import { CallLine, HeardText, SayAskCard } from "../../product/call-line";
import { EmailDraft } from "../../product/email-draft";
import { FieldChanges } from "../../product/field-changes";
import { ForecastBars } from "../../product/deal-windows";
import { ScoreChange, ScoreReasons } from "../../product/score";
import { ProductWindow } from "../../product/window";

const { account, followUp, people, score } = demoDeal;

/** What a role looks at: the email that Genie drafted, a moment to coach, the forecast, or the record's history. */
const contents: Record<RoleId, ReactNode> = {
  rep: (
    <EmailDraft
      {...followUp}
      isBrief
      className="h-full content-evenly! text-lead lg:text-h4 [&_b]:text-h4 lg:[&_b]:text-h3 [&_li]:py-2"
    />
  ),
  manager: timeline
    .filter(({ at }) => at >= callMoments.objection)
    .slice(0, 3)
    .map((line) => (
      <div key={line.at} className="mb-5 last:mb-0">
        <CallLine line={line} people={people} />
      </div>
    )),
  executive: (
    <div className="grid h-full content-evenly gap-6">
      <ForecastBars lines={forecast} />
    </div>
  ),
  revops: <FieldChanges changes={crmFields} className="*:py-3" />,
};

export function RolePicture({ role }: { role: RoleId }): ReactNode {
  return (
    <figure className="[grid-area:3/1] lg:[grid-area:1/2/3]">
      <ProductWindow
        title={rolesSection.pictures[role]}
        isPaper={role === "rep"}
        className="flex h-full flex-col"
      >
        <div className="flex-1 p-4 text-base text-body lg:p-6">{contents[role]}</div>
      </ProductWindow>
    </figure>
  );
}

const objection = heardAs("Objection", corvidPay.quotes);

/** An objection in a call, and the card that Co-Pilot shows. */
export function Answer(): ReactNode {
  return (
    <figure className="self-start">
      <ProductWindow title={corvidPay.call.title}>
        <p className="on-paper p-5 text-h3 text-ink lg:p-8">
          “<HeardText text={objection.text} words={objection.cue} />”
        </p>
        <div className="p-5 text-base text-body lg:p-8">
          <SayAskCard say={objection.card?.say} ask={objection.card?.ask} />
        </div>
      </ProductWindow>
    </figure>
  );
}

/** The changes that Scroll suggests for the CRM, with old and new values. */
export function Changes(): ReactNode {
  return (
    <ProductWindow title={`${account.name} · ${product.crm}`} isPaper className="self-start">
      <FieldChanges
        changes={demoDeal.fieldChanges}
        className="px-5 pb-2 text-base *:py-3 lg:px-8"
      />
    </ProductWindow>
  );
}

/** Vision's score for the deal, with the reasons. */
export function Score(): ReactNode {
  return (
    <ProductWindow title={`${product.dealScore} · ${account.name}`} className="self-start">
      <div className="p-5 text-base text-body lg:p-8">
        <ScoreChange {...score} />
        <p>
          {product.forecast}: <b>{categoryOf(score.value)}</b>
        </p>
        <p>
          {nextCategory.name}: {nextCategory.needs}
        </p>
        <ScoreReasons reasons={scoreReasons} className="mt-4" />
      </div>
    </ProductWindow>
  );
}
