import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Section, SectionHead } from "../../ui/section";

export function CoPilotRules(): ReactNode {
  const { eyebrow, title, lead, cue, reply, rows } = coPilot.rules;
  return (
    <Section className="rules">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol>
        {rows.map((row) => (
          <li key={row.cue}>
            <p>
              <b>{cue}</b> {row.cue}
            </p>
            <p>
              <b>{reply}</b> {row.reply}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
