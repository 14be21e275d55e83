import type { ReactNode } from "react";
import { crmUpdates } from "../../content/demo/after-call";
import { clockTime, scoresBefore, timeline } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";

const { fieldChanges, people, score, scorecard } = demoDeal;

/** The drafted updates, ready to approve. */
export function Closeout(): ReactNode {
  return (
    <div className="flex h-full flex-col gap-3 rounded-card border border-hairline-strong bg-surface-2 p-4">
      <ul className="grid gap-2 text-body">
        {crmUpdates.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name="check" className="w-4 text-teal" />
            {name}
          </li>
        ))}
      </ul>
      <b className="mt-auto rounded-small bg-teal py-2 text-center text-on-teal">
        {featuresPage.wrapUp.approve}
      </b>
    </div>
  );
}

/** The changes to the record, with old and new values. */
export function Sync(): ReactNode {
  return (
    <ul className="grid min-h-full content-between rounded-card bg-paper px-4 py-2 text-paper-body">
      {fieldChanges.map(({ field, from, to }, index) => (
        <li
          key={field}
          className={`flex items-center gap-3 py-1.5 ${index > 0 ? "border-t border-paper-line" : ""}`}
        >
          <span className="grid size-5 place-items-center rounded-check bg-paper-teal text-paper">
            <Icon name="check" className="w-4" />
          </span>
          <span className="flex-1">{field}</span>
          <s>{from}</s>
          <b className="text-paper-ink">{to}</b>
        </li>
      ))}
    </ul>
  );
}

/** The score before and after the call, and each criterion's increase. */
export function Forecasting(): ReactNode {
  return (
    <div className="grid h-full content-between gap-3">
      <p className="flex items-center gap-2 text-h2">
        {score.before}
        <Icon name="arrow" className="text-teal" />
        <b className="font-black">{score.value}</b>
      </p>
      <ul className="grid gap-1">
        {scorecard.map(({ section, score: after }) => (
          <li
            key={section}
            className="grid grid-cols-[128px_1fr_auto] items-center gap-3 max-md:nth-[n+4]:hidden"
          >
            <span className="text-body">{section}</span>
            <svg className="h-1.5 w-full rounded-pill bg-surface-3">
              <rect className="fill-teal" height="100%" width={`${after * 20}%`} />
              <rect
                className="fill-decoration"
                height="100%"
                width={`${scoresBefore[section] * 20}%`}
              />
            </svg>
            <span className="tabular-nums">
              {scoresBefore[section]} → {after}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Changes with the second of the call that they come from, and who approved them. */
export function WriteLog(): ReactNode {
  const writes = timeline.flatMap(({ at, changes = [] }) =>
    changes.map((field) => ({ at, change: fieldChanges.find((one) => one.field === field) })),
  );
  return (
    <ul className="grid h-full content-between">
      {writes.slice(-4).map(({ at, change }, index) => (
        <li
          key={change?.field}
          className={`flex justify-between gap-3 py-1 ${index > 0 ? "border-t border-hairline" : ""}`}
        >
          <p>
            <span className="text-body">{change?.field}</span>
            <b className="block">{change?.to}</b>
          </p>
          <p className="text-right">
            <CallTime text={clockTime(at)}>said at {clockTime(at)}</CallTime>
            <span className="block text-teal">{people.rep.name}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Security terms heard in the call. */
export function Glossary(): ReactNode {
  const heard = timeline.flatMap(({ found = [] }) => found).slice(0, 7);
  return (
    <ul className="flex h-full flex-wrap content-between gap-x-2 gap-y-1">
      {heard.map(({ type, value }) => (
        <li
          key={value}
          className="rounded-pill border border-hairline-strong bg-surface-2 px-3 py-1.5"
        >
          {type} <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
