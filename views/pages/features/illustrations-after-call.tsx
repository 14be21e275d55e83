import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { crmFields, crmScene } from "../../content/crm-scene";
import { followUpMail } from "../../content/demo/after-call";
import {
  CALL_SECONDS,
  clockTime,
  scoresBefore,
  type Section,
  timeline,
} from "../../content/demo/call";
import { quoteAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { standards } from "../../content/security";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { DarkWindow } from "./dark-window";

const { fieldChanges, followUp, people, score, scorecard } = demoDeal;
const nextStep = fieldChanges.find(({ field }) => field === "Next step");
const copy = featuresPage.does;

/** The change that the sync shows, with the buyer's words behind it, and a detail that the rep does not keep. */
const signer = crmFields.find(({ at }) => at === callMoments.economicBuyer);
const source = quoteAt(
  callMoments.economicBuyer,
  "Tom Berger, our CFO. Anything above a hundred thousand goes to him",
);
const doubtful = timeline.findLast(({ found }) => found?.[0]?.type === "Metric")?.found?.[0];

/** The minutes from hanging up to the approval, and the email that goes out then. */
export function Closeout(): ReactNode {
  const approvedAt = CALL_SECONDS + claims.closeout.value * 60;
  return (
    <DarkWindow className="flex flex-col">
      <div className="px-4 py-2 md:pt-4">
        <p className="flex justify-between text-base">
          <b>
            <CallTime text={clockTime(CALL_SECONDS)} />
          </b>
          <b className="text-teal">
            <CallTime text={clockTime(approvedAt)} />
          </b>
        </p>
        <p className="my-1 flex items-center">
          <i className="size-3 rounded-pill border-2 border-decoration" />
          <i className="h-0.5 flex-1 bg-teal" />
          <i className="grid size-6 place-items-center rounded-pill bg-teal text-on-teal">
            <Icon name="check" className="w-4" />
          </i>
        </p>
        <p className="flex justify-between text-body">
          <span>{copy.closeout.ends}</span>
          <span>{copy.closeout.approved}</span>
        </p>
      </div>
      <div className="mx-4 mt-1 flex-1 rounded-t-card bg-paper px-4 py-2 text-paper-body md:pt-3 xl:mt-4 xl:pt-4">
        <b className="text-paper-ink">{followUp.subject}</b>
        {followUpMail.sent.opening.map((text) => (
          <p
            key={text}
            className="mt-1 line-clamp-1 max-md:hidden md:max-lg:first-of-type:line-clamp-2"
          >
            {text}
          </p>
        ))}
      </div>
    </DarkWindow>
  );
}

/** A change with its source, and one that the rep unchecked. Phones leave out the source. */
export function Sync(): ReactNode {
  const { ellipsis, unchecked } = copy.sync;
  return (
    <div className="flex h-full flex-col justify-around rounded-card bg-paper px-4 py-2 text-paper-body">
      <div className="flex flex-wrap items-center gap-x-3 md:gap-y-2">
        <i className="grid size-5 place-items-center rounded-check bg-paper-teal text-paper">
          <Icon name="check" className="w-4" />
        </i>
        <span className="max-md:hidden md:flex-1">{signer?.name}</span>
        <span className="max-md:hidden">
          <CallTime text={clockTime(callMoments.economicBuyer)} />
        </span>
        <p className="flex items-center gap-2 md:basis-full md:text-lead">
          <s>{signer?.before}</s> <Icon name="arrow" className="w-4" />
          <b className="text-paper-ink">{signer?.after}</b>
        </p>
        <p className="border-l-2 border-paper-teal pl-3 max-md:hidden">
          <b className="text-paper-ink">{people.stakeholders[0].name}:</b> “{source} {ellipsis}”
        </p>
      </div>
      <p className="flex items-center gap-3 border-t border-paper-line pt-2 max-md:mt-2 md:pt-3">
        <i className="size-5 rounded-check border border-paper-body" />
        <s className="flex-1">{doubtful?.value}</s>
        {unchecked}
      </p>
    </div>
  );
}

/** When the call last moved a criterion's score. */
function movedAt(section: Section): string {
  const moment = timeline.findLast(({ scores }) => scores?.[section] !== undefined);
  return moment === undefined ? "" : clockTime(moment.at);
}

/** The score before and after the call, and each criterion's increase with its moment; on phones, the first two. */
export function Forecasting(): ReactNode {
  return (
    <DarkWindow className="flex flex-col gap-2 px-4 py-1 md:py-2">
      <p className="flex items-center gap-2 text-h4 md:text-h3">
        <span className="mr-auto text-small text-body">{crmScene.genie.score}</span>
        {score.before}
        <Icon name="arrow" className="text-teal" />
        <b className="font-black">{score.value}</b>
      </p>
      <ul className="grid flex-1 content-around gap-1">
        {scorecard.map(({ section, score: after }) => (
          <li
            key={section}
            className="grid grid-cols-[112px_1fr_auto_auto] items-center gap-2 max-md:nth-[n+3]:hidden"
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

/** Who did what with one change, and when, above the product's status on each standard; on phones, two of each. */
export function AuditLog(): ReactNode {
  const { said, suggested, approved, after } = copy.log;
  const heard = <CallTime text={clockTime(callMoments.commitment)} />;
  const log = [
    { time: heard, who: people.stakeholders[0].name, what: said },
    { time: heard, who: crmScene.genie.name, what: suggested },
    { time: after, who: people.rep.name, what: approved },
  ];
  return (
    <div className="flex h-full flex-col rounded-card bg-paper text-paper-body">
      <p className="flex items-center gap-2 border-b border-paper-line px-4 py-2 max-md:hidden">
        <span className="flex-1">{nextStep?.field}</span>
        <b className="text-paper-ink">{nextStep?.to}</b>
      </p>
      <ol className="grid flex-1 content-evenly px-4 py-2 max-md:*:first:hidden">
        {log.map(({ time, who, what }) => (
          <li key={who} className="flex gap-4">
            <span className="w-10">{time}</span>
            <b className="flex-1 text-paper-ink">{who}</b>
            {what}
          </li>
        ))}
      </ol>
      <ul className="rounded-b-card border-t border-paper-line bg-paper-2 px-4 py-2 max-md:*:nth-[n+3]:hidden">
        {standards.map(({ name, status }) => (
          <li key={name} className="flex">
            <b className="w-24 text-paper-ink">{name}</b> {status}
          </li>
        ))}
      </ul>
    </div>
  );
}
