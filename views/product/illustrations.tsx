import type { ComponentType, ReactNode } from "react";
import { crmFields } from "../content/crm-scene";
import { approvedAt, endedAt } from "../content/demo/after-call";
import { CALL_SECONDS, type Found, timeline } from "../content/demo/call";
import { lineAt, quoteAt } from "../content/demo/lines";
import { callMoments } from "../content/demo/moments";
import { demoDeal } from "../content/demo-deal";
import { type FeatureId, featuresPage } from "../content/features";
import { product } from "../content/product";
import { snapshotAfter } from "../content/demo/snapshot";
import { TalkingPoints } from "./battle-card";
import { Detection, HeardText } from "./call-line";
import { CallTime } from "./call-time";
import { EmailDraft } from "./email-draft";
import { FieldChangeRow } from "./field-changes";
import { SayAskCard } from "./say-ask-card";
import { Waveform } from "./waveform";
import { Bar } from "../ui/bar";
import { Attestations } from "../ui/attestations";
import { Icon } from "../ui/icon";

const { account, beforeCall, followUp, people, score, scorecard } = demoDeal;
const { competitor, economicBuyer, objection, pain } = callMoments;
const [{ name: buyer }] = people.stakeholders;
const copy = featuresPage.does;

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

const FRAME = "flex h-full flex-col justify-between gap-3 p-4 md:p-6";

/** What Genie recognized, in its panel over a customer's tool. */
function Recognized(props: { at: number; found: Found | undefined }): ReactNode {
  const { at, found } = props;
  return (
    found && (
      <Detection
        at={at}
        found={found}
        className="on-dark reveal rounded-card border border-teal/40 px-4 py-2 shadow-on-paper [--at:0.5s] lg:text-lead"
      />
    )
  );
}

/** The CRM, with a field that Genie fills in. */
function Overlay(): ReactNode {
  const [found] = lineAt(competitor).found ?? [];
  return (
    <div className={`on-paper ${FRAME}`}>
      <p className="border-b border-hairline pb-3 max-md:hidden">{copy.crm}</p>
      <div className="grid gap-1">
        <b className="text-h4">{account.name}</b>
        <p className="lg:text-lead">{account.deal}</p>
        <p className="-mx-2 flex gap-3 rounded-small bg-approved px-2 py-1 lg:text-lead">
          <span className="w-26">{found?.type}</span> <b>{found?.value}</b>
        </p>
      </div>
      <Recognized at={competitor} found={found} />
    </div>
  );
}

/** What to know and what to say, in order. */
function BattleCard(): ReactNode {
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

/** The buyer at an objection, with Genie's card at once.  */
function Coaching(): ReactNode {
  const { text, card, cue } = lineAt(objection);
  return (
    <div className={FRAME}>
      <p className="flex justify-between">
        {buyer} <CallTime at={objection} />
      </p>
      <Waveform
        className="h-12 w-full stroke-1 text-field @max-[600px]:hidden"
        played={objection / CALL_SECONDS}
      />
      <p className="text-h4 text-ink @min-[600px]:text-h3">
        “<HeardText text={text} words={cue} />”
      </p>
      <SayAskCard
        say={card?.say}
        ask={card?.ask}
        className="reveal gap-1 rounded-card bg-surface-1 px-4 py-3 text-small shadow-on-paper [--at:0.5s] @min-[600px]:text-lead"
        labelClassName=""
        head={<b>{card?.trigger}</b>}
      />
    </div>
  );
}

/** What Genie recognizes in the buyer's words. */
function Glossary(): ReactNode {
  const { text, found: [found] = [] } = lineAt(pain);
  return (
    <div className={`on-paper ${FRAME}`}>
      <p className="my-auto text-lead text-ink md:text-h2">
        “<HeardText text={text} words={quoteAt(pain, "nine hundred alerts")} />”
      </p>
      <Recognized at={pain} found={found} />
    </div>
  );
}

/** The minutes from hanging up to the approval, and the email that goes out then, which phones leave out. */
function Closeout(): ReactNode {
  return (
    <div className={`${FRAME} md:pb-0`}>
      <p className="flex items-center gap-3 text-h4">
        {endedAt}
        <i className="h-0.5 flex-1 bg-teal" />
        <Icon name="check" className="text-teal" />
        <b className="text-teal">{approvedAt}</b>
      </p>
      <p className="flex justify-between">
        <span>{copy.closeout.ends}</span> {copy.closeout.approved}
      </p>
      <EmailDraft
        {...followUp}
        className="on-paper reveal relative min-h-0 flex-1 overflow-hidden rounded-t-card p-4 after:absolute after:inset-x-0 after:bottom-0 after:h-14 after:bg-[linear-gradient(transparent,var(--color-paper))] max-md:hidden"
      />
    </div>
  );
}

/** A change with its source, and a detail that the rep does not keep. */
function Sync(): ReactNode {
  const { ellipsis, unchecked } = copy.sync;
  const signer = crmFields.find(({ at }) => at === economicBuyer);
  const doubtful = timeline.findLast(({ found }) => found?.[0]?.type === "Metric")?.found?.[0];
  const quote = quoteAt(economicBuyer, "Tom Berger, our CFO. Anything above a hundred thousand");
  return (
    <div className={`on-paper ${FRAME}`}>
      <ul className="text-lead">
        {signer && (
          <FieldChangeRow
            field={signer.field}
            from={signer.from}
            to={signer.to}
            className="gap-y-2"
          />
        )}
      </ul>
      <p className="reveal border-l-2 border-teal pl-3 max-md:hidden">
        <b>{buyer}:</b> “{quote} {ellipsis}”
      </p>
      <p className="flex items-center gap-2 border-t border-hairline pt-3">
        <i className="size-5 rounded-check border border-field" />
        <s className="flex-1">{doubtful?.value}</s>
        {unchecked}
      </p>
    </div>
  );
}

/** The score before and after the call, and the criteria that one moment of it moved. */
function Forecasting(): ReactNode {
  const index = timeline.findIndex(({ at }) => at === economicBuyer);
  const { scores: before } = snapshotAfter(index);
  const moved = timeline[index]?.scores ?? {};
  return (
    <div className={FRAME}>
      <b>{product.dealScore}</b>
      <div className="grid grid-cols-[auto_auto_1fr] items-center gap-x-4">
        {copy.score.before}
        <span className="text-h1 text-muted">{score.before}</span>
        <Bar className="h-5 fill-decoration" percent={score.before} />
        {copy.score.after}
        <b className="text-h1 font-black">{score.value}</b>
        <Bar className="reveal h-5 fill-teal" percent={score.value} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6 border-t border-hairline-strong pt-3">
        <CallTime at={economicBuyer} />
        <ul className="flex-1">
          {scorecard.flatMap(({ section }) => {
            const after = moved[section as keyof typeof moved];
            return after === undefined ? (
              []
            ) : (
              <li key={section} className="flex justify-between">
                {section}
                <b>
                  {before[section]} → {after}
                </b>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
