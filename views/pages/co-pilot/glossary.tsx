import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { FigureLine } from "../../ui/figure-line";
import { Lead, Section } from "../../ui/section";

/** Security terms as they sound on a call and as Genie writes them, side by side in wide windows. */
export function Glossary(): ReactNode {
  const { title, lead, claim, heard, written, rows } = coPilot.glossary;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <div className="mb-8 grid gap-x-3 gap-y-6 lg:grid-cols-4">
        <div className="lg:col-span-3">
          <h2>{title}</h2>
          <Lead className="mt-4">{lead}</Lead>
        </div>
        <ul>
          <FigureLine claim={claim} />
        </ul>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {rows.map((row) => (
          <li
            key={row.heard}
            className="row-span-2 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-hairline-strong bg-surface-2"
          >
            <p className="on-paper p-4 text-ink">
              <span className="block text-small text-muted">{heard}</span>“{row.heard}”
            </p>
            <p className="p-4">
              <span className="block text-small text-teal">{written}</span>
              <b>{row.written}</b>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
