import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Section, SectionHead } from "../../ui/section";

/** The playbook as a manager sees it: rules in words, each with its switch. */
export function Rules(): ReactNode {
  const { title, lead, cue, reply, rows } = coPilot.rules;
  return (
    <Section className="border-t border-hairline">
      <SectionHead title={title} lead={lead} />
      <ol className="grid gap-4 lg:grid-cols-3">
        {rows.map((row) => (
          <li
            key={row.cue}
            className="flex gap-4 rounded-card border border-hairline bg-surface-1 p-5 text-ink"
          >
            <p className="flex-1">
              <b className="text-gold">{cue}</b> {row.cue}
              <span className="mt-2 block">
                <b className="text-teal">{reply}</b> {row.reply}
              </span>
            </p>
            <i
              className="flex h-5 w-9 flex-none justify-end rounded-pill bg-teal p-1"
              aria-hidden="true"
            >
              <i className="size-3 rounded-pill bg-on-teal" />
            </i>
          </li>
        ))}
      </ol>
    </Section>
  );
}
