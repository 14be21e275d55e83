import type { ReactNode } from "react";
import { crmUpdates } from "../../content/demo/after-call";
import { clockTime, scoresBefore, timeline } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { Icon } from "../../ui/icon";
import { CallTime } from "../../ui/call-time";

const { people, fieldChanges, score, scorecard } = demoDeal;

export function Closeout(): ReactNode {
  return (
    <ul className="ticks">
      {crmUpdates.map(({ id, name }) => (
        <li key={id}>
          <Icon name="check" />
          {name}
        </li>
      ))}
      <li>
        <b>{featuresPage.wrapUp.approve}</b>
      </li>
    </ul>
  );
}

export function Sync(): ReactNode {
  return fieldChanges.slice(-3).map(({ field, from, to }) => (
    <p key={field} className="change">
      <span>{field}</span>
      <s>{from}</s>
      <b>{to}</b>
    </p>
  ));
}

/** The score before and after the call, and how far each criterion rose in it. */
export function Forecasting(): ReactNode {
  return (
    <div className="rise">
      <p>
        <i>{score.before}</i> <Icon name="arrow" /> <b>{score.value}</b>
      </p>
      <ul>
        {scorecard.map(({ section, score: after }) => (
          <li key={section}>
            <span>{section}</span>
            <svg>
              <rect width={`${after * 20}%`} />
              <rect width={`${scoresBefore[section] * 20}%`} />
            </svg>
            <i>
              {scoresBefore[section]} → {after}
            </i>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Changes with the second of the call that each came from. */
export function WriteLog(): ReactNode {
  const writes = timeline.flatMap(({ at, changes = [] }) =>
    changes.map((field) => ({ at, change: fieldChanges.find((one) => one.field === field) })),
  );
  return (
    <ul className="log">
      {writes.slice(-4).map(({ at, change }) => (
        <li key={change?.field}>
          <b>{change?.field}</b>
          <span>{change?.to}</span>
          <em>{people.rep.name}</em>
          <CallTime text={clockTime(at)}>said at {clockTime(at)}</CallTime>
        </li>
      ))}
    </ul>
  );
}

/** Words of the trade, as they were heard in the call. */
export function Glossary(): ReactNode {
  const heard = timeline.flatMap(({ found = [] }) => found).slice(0, 7);
  return (
    <ul className="terms">
      {heard.map(({ type, value }) => (
        <li key={value}>
          {type} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
