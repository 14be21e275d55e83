import { type ComponentType, Fragment, type ReactNode } from "react";
import { clockTime, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import type { FeatureId } from "../../content/features";
import { integrations } from "../../content/integrations";
import { dollars } from "../../content/plans";
import { Icon } from "../../ui/icon";
import { Closeout, Forecasting, Glossary, Sync, WriteLog } from "./illustrations-after-call";
import { CallTime } from "../../ui/call-time";

const { account, people, fieldChanges, detections, talkingPoints } = demoDeal;
const [ciso] = people.stakeholders;

/** What each feature looks like at work on the demo deal. They are pictures; the words beside them say the same. */
export const illustrations: Record<FeatureId, ComponentType> = {
  overlay: Overlay,
  "battle-cards": BattleCard,
  coaching: Coaching,
  closeout: Closeout,
  sync: Sync,
  forecasting: Forecasting,
  security: WriteLog,
  "market-fit": Glossary,
};

/** A record as the team has always had it, and the panel that lies over it. */
function Overlay(): ReactNode {
  return (
    <div className="overlay">
      <div className="record">
        <ul>
          {integrations.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{account.name}</p>
        <dl>
          <dt>Deal</dt>
          <dd>{account.deal}</dd>
          <dt>Amount</dt>
          <dd>{dollars(account.amount)}</dd>
          {fieldChanges.map(({ field, from }) => (
            <Fragment key={field}>
              <dt>{field}</dt>
              <dd>{from}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <div className="panel">
        <p>
          <Icon name="spark" />
          <b>Genie</b> <CallTime text={clockTime(callMoments.buyingSignal)} />
        </p>
        {detections.map(({ type, value, confidence }) => (
          <p key={type}>
            <span>{type}</span>
            <b>{value}</b>
            <i>{confidence}%</i>
          </p>
        ))}
      </div>
    </div>
  );
}

function BattleCard(): ReactNode {
  return (
    <div className="mini-card">
      <p>
        <b>{account.name}</b> <time>09:40</time>
      </p>
      <p>{account.renewal}</p>
      <ol>
        {talkingPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </div>
  );
}

/** An objection, and the card that comes up with it. */
function Coaching(): ReactNode {
  const line = timeline.find(({ at }) => at === callMoments.objection);
  return (
    <>
      <p className="said">
        <CallTime text={clockTime(callMoments.objection)} />
        <b>{ciso.name}</b>
        <span>“{line?.text}”</span>
      </p>
      <p className="prompt">
        <Icon name="spark" />
        <span>
          <b>{line?.card?.trigger}.</b> {line?.card?.say}
        </span>
      </p>
    </>
  );
}
