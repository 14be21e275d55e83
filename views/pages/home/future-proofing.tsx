import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { home } from "../../content/home";
import { CallTime } from "../../product/call-line";
import { Section } from "../../ui/section";
import { Icon } from "../../ui/icon";

/** The fields that move from one CRM to the other. */
const rows = crmFields.filter(({ field }) => ["Stage", "Signer"].includes(field));

/** A record moves from today's CRM through the engine to the next one. */
export function FutureProofing(): ReactNode {
  const { title, engine, targets } = home.future;
  return (
    <Section id="future-proofing" className="border-t border-hairline bg-surface-1">
      <h2>{title}</h2>
      <div className="mt-6 grid lg:grid-cols-3 lg:items-center lg:mt-12">
        <Record {...targets[0]} />
        <div className="relative z-2 mx-3 -my-2 rounded-window border border-teal/40 bg-surface-2 p-4 shadow-on-paper lg:-mx-4 lg:p-5">
          <h3 className="flex gap-3">
            <span className="flex-1">{engine.name}</span>
            <Icon name="arrow" className="text-teal max-lg:rotate-90" />
          </h3>
          <p className="mt-2">{engine.text}</p>
        </div>
        <Record {...targets[1]} />
      </div>
    </Section>
  );
}

function Record({ name, fields }: (typeof home.future.targets)[number]): ReactNode {
  return (
    <div className="on-paper rounded-window p-4 lg:px-8">
      <b className="block pb-2">{name}</b>
      {rows.map((row, index) => (
        <p key={row.field} className="flex items-center gap-3 border-t border-hairline py-2">
          <span className="flex-1">{fields[index]}</span>
          <b className="flex-2">{row.to}</b>
          <CallTime at={row.at} />
        </p>
      ))}
    </div>
  );
}
