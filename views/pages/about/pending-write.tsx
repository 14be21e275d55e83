import type { ReactNode } from "react";
import { about } from "../../content/about";
import { crmFields, promise } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { rows } from "../../content/hero-scene";
import { CallTime } from "../../ui/call-time";

/** The customer's record, and on top of it a change that waits for approval. */
export function PendingWrite(): ReactNode {
  const { waits, reason, heard } = about.values.picture;
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
