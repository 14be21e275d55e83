import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmFields, promise } from "../../content/crm-scene";
import { kestrelCard, clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { pipeline } from "../../content/demo/pipeline";
import { rows } from "../../content/hero-scene";
import { dollars } from "../../content/plans";
import { HowCounted } from "../../ui/how-counted";
import { CallTime } from "../../ui/call-time";
import { Icon } from "../../ui/icon";
import { Portrait } from "../../ui/portrait";

const { pictures } = about;

/** The customer's record, and on top of it a change that waits for approval. */
export function PendingWrite(): ReactNode {
  const { waits, reason, heard } = pictures.write;
  const stage = rows.find(({ field }) => field === "Stage");
  const heardAt = crmFields.find(({ name }) => name === stage?.field)?.at;
  return (
    <div>
      <div className="mr-4 rounded-card border border-paper-line bg-paper p-4 pb-9 text-small text-paper-body lg:mr-16">
        <p className="flex justify-between gap-4">
          <b className="text-paper-ink">{demoDeal.account.name}</b> {demoDeal.label}
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-3">
          {rows.map(({ field, from }) => (
            <div key={field} className="max-lg:first:hidden">
              <dt>{field}</dt>
              <dd className="mt-1 rounded-small border border-paper-line px-2 py-1.5 text-paper-ink">
                {from}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative -mt-5 ml-4 rounded-card border border-gold/40 bg-surface-1 p-4 shadow-raised lg:ml-16">
        <p className="flex flex-wrap items-center gap-x-3">
          <i className="size-2 rounded-pill bg-gold" />
          <b>{stage?.field}</b>
          <span className="flex-1 whitespace-nowrap">
            {stage?.from} → <b>{stage?.to}</b>
          </span>
          <span className="text-small font-bold text-gold">{waits}</span>
        </p>
        <p className="mt-3 border-t border-hairline pt-3 text-small text-balance">
          <b>
            {reason}, {heard} <CallTime text={clockTime(heardAt ?? 0)} />
          </b>{" "}
          “{promise} …”
        </p>
      </div>
    </div>
  );
}

/** Three of our figures, and when the customer has its own. Explanations open below the table, so that they cover no row. */
export function OursAndYours(): ReactNode {
  const { measure, claim: ours, yours, due, rows: measures } = pictures.ours;
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card bg-surface-1 text-small outline outline-hairline-strong [anchor-name:--ours] sm:[&_dialog]:[position-anchor:--ours]">
      <thead>
        <tr className="text-left *:p-2 *:font-normal lg:*:p-3">
          <td>{measure}</td>
          <th scope="col">{ours}</th>
          <th scope="col">{yours}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ name, claim }) => (
          <tr key={name} className="*:border-t *:border-hairline-strong *:p-2 lg:*:p-3">
            <th scope="row" className="text-left font-normal">
              {name}
            </th>
            <td>
              <div className="flex items-center gap-x-1 lg:gap-x-2">
                <b className="text-base whitespace-nowrap">{claim.figure}</b>
                <HowCounted claim={claim} isCompact />
              </div>
            </td>
            <td className="whitespace-nowrap text-muted">{due}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A question suggested by Genie, on top of the customer's meeting. */
export function MeetingWithGenie(): ReactNode {
  const { label, ask } = pictures.meeting;
  return (
    <div className="relative flex flex-col self-stretch pr-8 pb-10">
      <div className="flex flex-1 flex-col rounded-card border border-paper-line bg-paper p-3 text-small text-paper-body">
        <b className="text-paper-ink">{label}</b>
        <div className="mt-2 grid flex-1 grid-cols-2 gap-2 md:max-lg:grid-cols-1">
          {(["prospect", "rep"] as const).map((who) => (
            <i key={who} className="relative min-h-22 overflow-clip rounded-small">
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
      <ul className="mt-3 grid gap-3">
        {pipeline
          .filter(({ state }) => state !== undefined)
          .map(({ account, amount, sign, state }) => (
            <li
              key={account}
              className="flex items-center gap-x-4 rounded-card border border-hairline bg-surface-1 px-4 py-3"
            >
              <span className={state === "quiet" ? "text-gold" : "text-teal"}>
                <Icon name={state === "quiet" ? "alert" : "spark"} />
              </span>
              <span className="flex flex-1 flex-wrap justify-between gap-x-4">
                <b className="lg:w-36">{account}</b>
                <span className="tabular-nums text-muted lg:order-last">{dollars(amount)}</span>
                <span className="basis-full lg:flex-1">{sign}</span>
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
