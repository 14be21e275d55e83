import type { ReactNode } from "react";
import { about } from "../../content/about";
import { claims } from "../../content/claims";
import { kestrelCard, clockTime } from "../../content/demo/call";
import { demoHref } from "../../content/demo-links";
import { captions, rows } from "../../content/hero-scene";
import { dollars } from "../../content/plans";
import { periodMonths, calculateRoi, waitMonths } from "../../islands/roi/calculate-roi";
import { statedScenario } from "../../islands/roi/scenario";
import { percent } from "../../islands/roi/steps";
import { CallTime } from "../../ui/call-time";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";

const { pictures } = about;

/** A change of the CRM that waits for a person. */
export function PendingWrite(): ReactNode {
  const { waits, reason, heard } = pictures.write;
  const stage = rows.find(({ field }) => field === "Stage");
  const [, , signal] = captions;
  return (
    <div className="rounded-card border border-gold/40 bg-surface-1 p-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <i className="size-5 rounded-check border border-field bg-canvas" />
        <b>{stage?.field}</b>
        <span className="flex-1 whitespace-nowrap">
          {stage?.from} → <b>{stage?.to}</b>
        </span>
        <span className="text-small font-bold text-gold">{waits}</span>
      </p>
      <p className="mt-3 border-t border-hairline pt-3 text-small">
        <b>
          {reason}, {heard} <CallTime text={clockTime(signal.at)} />
        </b>{" "}
        “{signal.text}”
      </p>
    </div>
  );
}

/** The stated return, worked out. */
export function ReturnSum(): ReactNode {
  const { worth, cost, returnPercent } = calculateRoi(statedScenario);
  const { saved, paid, result } = pictures.sum;
  const lines = [
    { sum: `${periodMonths - waitMonths} months × ${dollars(worth)}`, name: saved },
    { sum: `− ${periodMonths} months × ${dollars(cost)}`, name: paid },
  ];
  return (
    <dl className="text-h4 tabular-nums">
      {lines.map(({ sum, name }) => (
        <div key={name} className="flex justify-between gap-6 py-1">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">{sum}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-hairline-strong pt-2">
        <dt className="flex items-center gap-2 text-muted">
          {result} <HowCounted claim={claims.averageRoi} isCompact />
        </dt>
        <dd className="text-figure font-black text-teal">{percent(returnPercent)}</dd>
      </div>
    </dl>
  );
}

/** One line of Genie over the customer's own meeting. */
export function MeetingWithGenie(): ReactNode {
  const { label, ask } = pictures.meeting;
  return (
    <div className="relative pr-8 pb-10">
      <div className="rounded-card border border-paper-line bg-paper p-3 text-small text-paper-body">
        <b className="text-paper-ink">{label}</b>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <i className="grid h-20 place-items-center rounded-small bg-portrait-cool-light text-portrait-cool">
            <Icon name="user" className="scale-200" />
          </i>
          <i className="grid h-20 place-items-center rounded-small bg-portrait-warm-light text-portrait-warm">
            <Icon name="user" className="scale-200" />
          </i>
        </div>
      </div>
      <p className="absolute right-0 bottom-0 left-8 rounded-card border border-teal/40 bg-surface-1 px-4 py-3 text-small text-ink shadow-raised">
        <b className="mr-2 text-teal-hover">{ask}</b>
        {kestrelCard.ask}
      </p>
    </div>
  );
}

/** Moments of one call worth talking about, for a manager. */
export function CoachingList(): ReactNode {
  const { moments } = about.call;
  return (
    <div>
      <p className="text-small text-muted">{pictures.coach.label}</p>
      <ol className="mt-2">
        {moments.map(({ at, name }) => (
          <li key={at} className="border-t border-hairline first:border-0">
            <a
              href={demoHref(at)}
              className="flex min-h-11 items-center gap-4 hover:text-teal-hover"
            >
              <span className="text-teal tabular-nums">
                <CallTime text={clockTime(at)} />
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
