import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { MarkedWaveform } from "../../ui/marked-waveform";
import { Section, SectionHead } from "../../ui/section";

/** The cues that Co-Pilot responds to, marked in the demo call's waveform. */
export function Cues(): ReactNode {
  const { title, lead, cue, reply, rows } = coPilot.cues;
  return (
    <Section className="border-t border-hairline">
      <SectionHead title={title} lead={lead} />
      <MarkedWaveform moments={rows} className="h-24" />
      <ul className="mt-8 grid gap-6 text-lead text-ink md:grid-cols-3 md:gap-12">
        {rows.map((row) => (
          <li key={row.name} className="border-t border-hairline pt-6">
            <p>
              <b>{cue}</b> {row.cue}
            </p>
            <p className="mt-2">
              <b className="text-teal">{reply}</b> {row.reply}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
