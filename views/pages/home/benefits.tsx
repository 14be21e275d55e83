import type { ReactNode } from "react";
import { type CrmStateId, demoRecord } from "../../content/crm-scene";
import { home } from "../../content/home";
import { RecordStates } from "../../product/crm-states";
import { Section } from "../../ui/section";

/** The record of the demo call without the objection, which is the page's largest moment. */
const record = { ...demoRecord, heard: demoRecord.heard.filter(({ card }) => !card) };

/** The record that Genie fills in, and what Genie does before, during and after a call. */
export function Benefits({ crm }: { crm: CrmStateId }): ReactNode {
  const { title, moments } = home.benefits;
  return (
    <Section id="benefits" className="border-t border-hairline">
      <RecordStates record={record} state={crm} actions={<h2>{title}</h2>} />
      <ol className="mt-8 grid gap-6 md:grid-cols-3 lg:mt-12">
        {moments.map(({ at, when, title: name }) => (
          <li key={at} className="border-t border-hairline-strong pt-4">
            <p className="font-bold text-muted">
              <span className="text-teal tabular-nums">{at}</span> {when}
            </p>
            <h3 className="mt-1">{name}</h3>
          </li>
        ))}
      </ol>
    </Section>
  );
}
