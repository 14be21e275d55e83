import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import { callNotes, type CrmUpdate, crmUpdates, newContact } from "../../content/demo/after-call";
import { clockTime, scoresBefore, type Section, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { standards } from "../../content/security";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { DarkWindow } from "./dark-window";

const { account, fieldChanges, nextSteps, people, score, scorecard } = demoDeal;
const nextStep = fieldChanges.find(({ field }) => field === "Next step");

/** What Genie drafted for each update. */
const drafts: Record<CrmUpdate, string> = {
  notes: `${callNotes.length} lines`,
  stage: account.stage.after,
  contacts: newContact.name,
  nextSteps: `${nextSteps.length} tasks`,
  followUp: crmScene.genie.mailStatus,
};

/** The drafted updates, ready to approve. */
export function Closeout(): ReactNode {
  return (
    <DarkWindow className="flex flex-col gap-2 px-4 py-1 md:py-2">
      <ul className="grid flex-1 content-around gap-1 text-body">
        {crmUpdates.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2 max-md:nth-[n+4]:hidden">
            <Icon name="check" className="w-4 text-teal" />
            <span className="flex-1">{name}</span>
            <b>{drafts[id]}</b>
          </li>
        ))}
      </ul>
      <p className="flex items-center justify-center gap-2 rounded-small bg-teal/20 py-1 text-ink">
        <Icon name="check" className="w-4" />
        {featuresPage.does.approved}
      </p>
    </DarkWindow>
  );
}

/** The changes to the record, with old and new values. */
export function Sync(): ReactNode {
  return (
    <ul className="grid min-h-full content-between rounded-card bg-paper px-4 py-1 text-paper-body md:py-2">
      {fieldChanges.map(({ field, from, to }, index) => (
        <li
          key={field}
          className={`flex items-center gap-3 py-0.5 max-md:nth-[n+4]:hidden md:py-1.5 ${index > 0 ? "border-t border-paper-line" : ""}`}
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

/** When the call last moved a criterion's score. */
function movedAt(section: Section): string {
  const moment = timeline.findLast(({ scores }) => scores?.[section] !== undefined);
  return moment === undefined ? "" : clockTime(moment.at);
}

/** The score before and after the call, and each criterion's increase with its moment. */
export function Forecasting(): ReactNode {
  return (
    <DarkWindow className="flex flex-col gap-2 px-4 py-1 md:py-2">
      <p className="flex items-center gap-2 text-h3">
        {score.before}
        <Icon name="arrow" className="text-teal" />
        <b className="font-black">{score.value}</b>
      </p>
      <ul className="grid flex-1 content-around gap-1">
        {scorecard.map(({ section, score: after }) => (
          <li
            key={section}
            className="grid grid-cols-[128px_1fr_auto_auto] items-center gap-3 max-md:nth-[n+4]:hidden"
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
            <b className="tabular-nums">{movedAt(section)}</b>
          </li>
        ))}
      </ul>
    </DarkWindow>
  );
}

/** Who did what with one change, and when, above the product's status on each standard. */
export function AuditLog(): ReactNode {
  const { said, suggested, approved, after } = featuresPage.does.log;
  const heard = <CallTime text={clockTime(callMoments.commitment)} />;
  const log = [
    { time: heard, who: people.stakeholders[0].name, what: said },
    { time: heard, who: crmScene.genie.name, what: suggested },
    { time: after, who: people.rep.name, what: approved },
  ];
  return (
    <div className="flex h-full flex-col rounded-card bg-paper text-paper-body">
      <p className="flex items-center gap-2 border-b border-paper-line px-4 py-1 md:py-2">
        <svg className="icon w-4" viewBox="0 0 24 24">
          <path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3" />
        </svg>
        <span className="flex-1">{nextStep?.field}</span>
        <b className="text-paper-ink">{nextStep?.to}</b>
      </p>
      <ol className="grid flex-1 content-evenly px-4 py-1">
        {log.map(({ time, who, what }) => (
          <li key={who} className="flex gap-4">
            <span className="w-10">{time}</span>
            <b className="flex-1 text-paper-ink">{who}</b>
            {what}
          </li>
        ))}
      </ol>
      <ul className="rounded-b-card border-t border-paper-line bg-paper-2 px-4 py-2 max-md:hidden">
        {standards.map(({ name, status }) => (
          <li key={name} className="flex">
            <b className="w-24 text-paper-ink">{name}</b> {status}
          </li>
        ))}
      </ul>
    </div>
  );
}
