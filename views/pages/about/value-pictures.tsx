import type { ReactNode } from "react";
import { about } from "../../content/about";
import { kestrelCard, clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { pipeline } from "../../content/demo/pipeline";
import { captions, rows } from "../../content/hero-scene";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Portrait } from "../../ui/portrait";

const { pictures } = about;

/** A CRM change that waits for approval. */
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
      <p className="mt-3 border-t border-hairline pt-3 text-small text-balance">
        <b>
          {reason}, {heard} <CallTime text={clockTime(signal.at)} />
        </b>{" "}
        “{signal.text}”
      </p>
    </div>
  );
}

/** A question suggested by Genie, on top of the customer's meeting. */
export function MeetingWithGenie(): ReactNode {
  const { label, ask } = pictures.meeting;
  return (
    <div className="relative pr-8 pb-10 max-md:pb-14">
      <div className="rounded-card border border-paper-line bg-paper p-3 text-small text-paper-body">
        <b className="text-paper-ink">{label}</b>
        <div className="mt-2 grid grid-cols-2 gap-2">
          {(["prospect", "rep"] as const).map((who) => (
            <i key={who} className="relative h-24 overflow-clip rounded-small">
              <Portrait who={who} />
            </i>
          ))}
        </div>
      </div>
      <p className="absolute right-0 bottom-0 left-8 rounded-card border border-teal/40 bg-surface-1 px-4 py-3 text-small text-ink shadow-raised">
        <b className="mr-2 text-teal-hover">{ask}</b>
        {kestrelCard.ask}
      </p>
    </div>
  );
}

/** The deals that changed, for a manager who coaches. */
export function CoachingList(): ReactNode {
  return (
    <div>
      <p className="flex justify-between gap-4 text-small text-muted">
        {pictures.coach.label} <span>{demoDeal.label}</span>
      </p>
      <ul className="mt-2">
        {pipeline
          .filter(({ state }) => state !== undefined)
          .map(({ account, sign, state }) => (
            <li
              key={account}
              className="flex items-center gap-3 border-t border-hairline py-2.5 first:border-0"
            >
              <span className={state === "quiet" ? "text-gold" : "text-teal"}>
                <Icon name={state === "quiet" ? "alert" : "spark"} />
              </span>
              <b className="flex-1">{account}</b>
              <span className="text-right text-small">{sign}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
