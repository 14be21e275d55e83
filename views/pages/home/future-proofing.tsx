import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { home } from "../../content/home";
import { Icon } from "../../ui/icon";
import { Wrap } from "../../ui/wrap";

/** The fields that the picture compares. */
const rows = crmFields.filter(({ name }) => ["Stage", "Signer", "Close date"].includes(name));

/** The engine, and the record that it writes to the customer's CRM, today's or the next. */
export function FutureProofing(): ReactNode {
  const { title, lead, engine, column, targets } = home.future;
  return (
    <section
      id="future-proofing"
      className="section border-t border-hairline bg-surface-1 py-9 lg:py-20"
    >
      <Wrap className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-center lg:gap-12">
        <div className="lg:order-last">
          <h2>{title}</h2>
          <p className="mt-2 text-lead">{lead}</p>
        </div>
        <div className="grid gap-4 md:grid-cols-[2fr_auto_3fr] md:items-center">
          <div className="rounded-window border border-teal/40 bg-surface-2 p-4 lg:p-5">
            <h3>{engine.name}</h3>
            <p className="mt-2">{engine.text}</p>
          </div>
          <Icon name="arrow" className="place-self-center text-teal max-md:rotate-90" />
          <table className="on-paper rounded-window bg-paper text-left text-body">
            <thead>
              <tr>
                <td className="p-2 lg:p-3">{column}</td>
                {targets.map((name) => (
                  <th key={name} className="p-2 lg:p-3 font-normal" scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, after }) => (
                <tr key={name}>
                  <th className="p-2 lg:p-3 font-normal" scope="row">
                    {name}
                  </th>
                  {targets.map((crm) => (
                    <td key={crm} className="p-2 lg:p-3 font-bold text-ink">
                      {after}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Wrap>
    </section>
  );
}
