import type { ComponentType, ReactNode } from "react";
import type { Found } from "../content/demo/call";
import { heardAs } from "../content/demo/lines";
import { reasonsOf } from "../content/demo/pipeline";
import type { Brief, QuotedDeal } from "../content/demo-deal";
import { type FeatureId, featuresPage } from "../content/features";
import { product } from "../content/product";
import { Attestations } from "../ui/attestations";
import { Bar } from "../ui/bar";
import { Icon } from "../ui/icon";
import { TalkingPoints } from "./battle-card";
import { CallTime, Detection, HeardText, SayAskCard } from "./call-line";
import { EmailDraft } from "./email-draft";
import { FieldChangeRow } from "./field-changes";
import { ScoreReasons } from "./score";

type Props = { deal: QuotedDeal & { beforeCall: Brief } };

const copy = featuresPage.does;

/** An illustration of each feature, which fills its frame. Decorative: the text beside it says the same. */
export const illustrations: Record<FeatureId, ComponentType<Props>> = {
  overlay: Overlay,
  "battle-cards": BattleCard,
  coaching: Coaching,
  closeout: Closeout,
  sync: Sync,
  forecasting: Forecasting,
  security: Attestations,
  "market-fit": Glossary,
};

const FRAME = "flex h-full flex-col justify-between gap-3 p-4 md:p-6";

/** What Genie recognized, in its panel over a customer's tool. */
function Recognized({ at, found }: { at: number; found: Found }): ReactNode {
  return (
    <Detection
      at={at}
      found={found}
      className="on-dark reveal rounded-card border border-teal/40 px-4 py-2 shadow-on-paper [--at:0.5s] lg:text-lead"
    />
  );
}

/** The CRM, with a field that Genie fills in. */
function Overlay({ deal: { account, quotes } }: Props): ReactNode {
  const { at, recognized } = heardAs("Competitor", quotes);
  return (
    <div className={`on-paper ${FRAME}`}>
      <div className="grid gap-2">
        <p>{copy.crm}</p>
        <b className="border-b border-hairline pb-3 text-h4">{account.name}</b>
        <p className="-mx-2 flex gap-3 rounded-small bg-approved px-2 py-1 lg:text-lead">
          <span className="w-24 shrink-0">{recognized.type}</span> <b>{recognized.value}</b>
        </p>
      </div>
      <Recognized at={at} found={recognized} />
    </div>
  );
}

/** What to know and what to say, in order. */
function BattleCard({ deal: { account, beforeCall } }: Props): ReactNode {
  return (
    <div className={FRAME}>
      <p className="flex flex-wrap items-baseline justify-between border-b border-hairline-strong pb-3">
        <b className="text-h4">{account.name}</b>
        <span className="text-gold">{account.renewal}</span>
      </p>
      <TalkingPoints
        points={beforeCall.talkingPoints}
        className="reveal-items grid flex-1 content-evenly gap-2 md:text-lead"
      />
    </div>
  );
}

/** The buyer at an objection, with Genie's card at once. */
function Coaching({ deal: { people, quotes } }: Props): ReactNode {
  const { at, text, card, cue } = heardAs("Objection", quotes);
  return (
    <div className={FRAME}>
      <p className="flex justify-between">
        {people.stakeholders[0]?.name} <CallTime at={at} />
      </p>
      <p className="text-h4 text-ink @min-[600px]:text-h2">
        “<HeardText text={text} words={cue} />”
      </p>
      <SayAskCard
        say={card?.say}
        ask={card?.ask}
        className="reveal gap-1 rounded-card bg-surface-1 px-4 py-3 text-small shadow-on-paper [--at:0.5s] @min-[600px]:text-lead"
        labelClassName=""
      />
    </div>
  );
}

/** What Genie recognizes in the buyer's words. */
function Glossary({ deal: { quotes } }: Props): ReactNode {
  const { at, text, cue, recognized } = heardAs("Pain", quotes);
  return (
    <div className={`on-paper ${FRAME}`}>
      <p className="my-auto text-lead text-ink md:text-h3">
        “<HeardText text={text} words={cue} />”
      </p>
      <Recognized at={at} found={recognized} />
    </div>
  );
}

/** The end of the call, the approval, and the email that goes out then, which phones leave out. */
function Closeout({ deal: { call, followUp } }: Props): ReactNode {
  return (
    <div className={`${FRAME} md:pb-0`}>
      <p className="flex items-center gap-3 text-h4">
        {call.duration}
        <i className="h-0.5 flex-1 bg-teal" />
        <Icon name="check" className="text-teal" />
      </p>
      <p className="flex justify-between">
        <span>{copy.closeout.ends}</span> {copy.closeout.approved}
      </p>
      <EmailDraft
        {...followUp}
        isBrief
        className="on-paper reveal relative min-h-0 flex-1 overflow-hidden rounded-t-card p-4 after:absolute after:inset-x-0 after:bottom-0 after:h-14 after:bg-[linear-gradient(transparent,var(--color-paper))] max-md:hidden"
      />
    </div>
  );
}

/** A change with its source, and a detail that the rep does not keep. */
function Sync({ deal: { fieldChanges, people, quotes } }: Props): ReactNode {
  const { cue } = heardAs("Signer", quotes);
  const { recognized: unchecked } = heardAs("Criterion", quotes);
  const signer = fieldChanges.find(({ field }) => field === "Signer");
  return (
    <div className={`on-paper ${FRAME}`}>
      <ul className="text-lead">{signer && <FieldChangeRow {...signer} className="gap-y-2" />}</ul>
      <p className="reveal border-l-2 border-teal pl-3 max-md:hidden">
        <b>{people.stakeholders[0]?.name}:</b> “{cue} …”
      </p>
      <p className="flex items-center gap-2 border-t border-hairline pt-3">
        <i className="size-5 rounded-check border border-field" />
        <s className="flex-1">{unchecked.value}</s>
        {copy.unchecked}
      </p>
    </div>
  );
}

/** The score before and after the call, with its reasons. */
function Forecasting({ deal }: Props): ReactNode {
  const { before, value } = deal.score;
  return (
    <div className={FRAME}>
      <b>{product.dealScore}</b>
      <div className="grid grid-cols-[auto_auto_1fr] items-center gap-x-4">
        {copy.score.before}
        <span className="text-h1 text-muted">{before}</span>
        <Bar className="h-5 fill-decoration" percent={before} />
        {copy.score.after}
        <b className="block text-h1 font-black">{value}</b>
        <Bar className="reveal h-5 fill-teal" percent={value} />
      </div>
      <ScoreReasons reasons={reasonsOf(deal)} className="border-t border-hairline-strong pt-4" />
    </div>
  );
}
