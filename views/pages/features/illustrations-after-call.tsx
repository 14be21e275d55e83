import type { ReactNode } from "react";
import { crmFields, crmScene } from "../../content/crm-scene";
import { approvedAt, endedAt, followUpMail } from "../../content/demo/after-call";
import { clockTime, type Section, timeline } from "../../content/demo/call";
import { quoteAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { attestations } from "../../content/security";
import { snapshotAfter } from "../../islands/call/panes/call-snapshot";
import { Bar } from "../../product/bar";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { DRAWS, RISES } from "./card-motion";

const { followUp, people, score, scorecard } = demoDeal;
const copy = featuresPage.does;

/** The change that the sync shows, with the buyer's words behind it, and a detail that the rep does not keep. */
const signer = crmFields.find(({ at }) => at === callMoments.economicBuyer);
const source = quoteAt(
  callMoments.economicBuyer,
  "Tom Berger, our CFO. Anything above a hundred thousand goes to him",
);
const doubtful = timeline.findLast(({ found }) => found?.[0]?.type === "Metric")?.found?.[0];

/** The minutes from hanging up to the approval, and the email that goes out then, which phones leave out. */
export function Closeout(): ReactNode {
  return (
    <div className="flex h-full flex-col p-4 md:px-6 md:pt-6 md:pb-0">
      <p className="flex justify-between text-h3">
        {endedAt}
        <b className={`text-teal [--at:1s] ${RISES}`}>{approvedAt}</b>
      </p>
      <p className="my-1 flex items-center">
        <i className="size-3 rounded-pill border-2 border-decoration" />
        <i className={`h-0.5 flex-1 bg-teal ${DRAWS}`} />
        <i
          className={`grid size-6 place-items-center rounded-pill bg-teal text-on-teal [--at:1s] ${RISES}`}
        >
          <Icon name="check" className="w-4" />
        </i>
      </p>
      <p className="flex justify-between">
        <span>{copy.closeout.ends}</span>
        {copy.closeout.approved}
      </p>
      <div className="relative mt-3 min-h-0 flex-1 overflow-hidden max-md:hidden rounded-t-card bg-paper after:absolute after:inset-x-0 after:bottom-0 after:h-14 after:bg-[linear-gradient(transparent,var(--color-paper))] px-4 pt-4 pb-3 text-paper-body">
        <b className="text-paper-ink">{followUp.subject}</b>
        {followUpMail.sent.opening.map((text) => (
          <p key={text} className="mt-1">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A change with its source, which phones leave out, and one that the rep unchecked. */
export function Sync(): ReactNode {
  const { ellipsis, unchecked } = copy.sync;
  return (
    <div className="flex h-full flex-col justify-between gap-3 bg-paper p-4 text-paper-body md:p-6">
      <p className="flex items-center gap-3">
        <i className="grid size-5 place-items-center rounded-check bg-paper-teal text-paper">
          <Icon name="check" className="w-4" />
        </i>
        <span className="flex-1">{signer?.field}</span>
        <CallTime text={clockTime(callMoments.economicBuyer)} />
      </p>
      <p className="flex items-center gap-2 text-h4">
        <s>{signer?.from}</s> <Icon name="arrow" className="w-4" />
        <b className={`text-paper-ink [--at:0.5s] ${RISES}`}>{signer?.to}</b>
      </p>
      <p className="border-l-2 border-paper-teal pl-3 max-md:hidden">
        <b className="text-paper-ink">{people.stakeholders[0].name}:</b> “{source} {ellipsis}”
      </p>
      <p className="flex items-center gap-2 border-t border-paper-line pt-3">
        <i className="size-5 rounded-check border border-paper-body" />
        <s className="flex-1">{doubtful?.value}</s>
        {unchecked}
      </p>
    </div>
  );
}

/** When the call last moved a criterion's score. */
function movedAt(section: Section): number | undefined {
  return timeline.findLast(({ scores }) => scores?.[section] !== undefined)?.at;
}

/** The scores before that moment. */
const { scores: scoresUntil } = snapshotAfter(
  timeline.findIndex(({ at }) => at === callMoments.economicBuyer),
);

const moved = scorecard.filter(({ section }) => movedAt(section) === callMoments.economicBuyer);

/** The score before and after the call, and the criteria that one moment of it moved. */
export function Forecasting(): ReactNode {
  return (
    <div className="flex h-full flex-col p-4 md:p-6">
      <b>{crmScene.genie.score}</b>
      <div className="grid flex-1 grid-cols-[auto_auto_1fr] items-center gap-x-3 md:gap-x-4 md:py-3">
        {copy.score.before}
        <span className="text-h1 text-muted">{score.before}</span>
        <Bar className={`${BAR} fill-decoration`} percent={score.before} />
        {copy.score.after}
        <b className={`text-h1 font-black [--at:0.8s] ${RISES}`}>{score.value}</b>
        <Bar className={`${BAR} fill-teal ${DRAWS}`} percent={score.value} />
      </div>
      <p className="border-t border-hairline-strong pt-3 text-ink max-md:hidden lg:hidden">
        “{source} {copy.sync.ellipsis}”
      </p>
      <div className="flex flex-wrap items-baseline gap-x-6 max-md:mt-2 max-md:border-t max-md:border-hairline-strong max-md:pt-3 md:pt-2 lg:border-t lg:border-hairline-strong lg:pt-3">
        <CallTime text={clockTime(callMoments.economicBuyer)} />
        <ul className="grid flex-1 gap-x-6 md:max-lg:grid-cols-2">
          {moved.map(({ section, score: after }) => (
            <li key={section} className="flex justify-between">
              {section}
              <b>
                {scoresUntil[section]} → {after}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const BAR = "h-5";

/** What a security review asks for, with its status. */
export function Attestations(): ReactNode {
  return (
    <dl className="grid h-full content-evenly divide-hairline-strong px-4 py-2 max-lg:divide-y md:px-6 md:py-4 lg:grid-cols-5 lg:divide-x">
      {attestations.map(({ name, status }) => (
        <div
          key={name}
          className="flex items-center gap-3 py-1 text-ink lg:block lg:py-0 lg:not-first:pl-6"
        >
          <dt className="flex-1 font-bold lg:text-lead">{name}</dt>
          <dd>{status}</dd>
        </div>
      ))}
    </dl>
  );
}
