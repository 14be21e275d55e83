import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { MarkedWaveform } from "../../ui/marked-waveform";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The cues that Co-Pilot responds to, below their marks in the demo call's waveform. */
export function Cues(): ReactNode {
  const { title, lead, text, reply, rows } = coPilot.cues;
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={title} lead={lead} />
      <MarkedWaveform moments={rows} className="h-24" />
      <figure className="mt-6 grid gap-6 lg:grid-cols-[36.7fr_23.3fr_17.2fr_22.8fr] lg:gap-0 lg:*:pr-6">
        <p className="text-lead">{text}</p>
        {rows.map((row) => (
          <div key={row.name}>
            <b className="text-gold lg:hidden">{`${row.name} ${clockTime(row.at)}`}</b>
            <p className="text-ink">“{row.said}”</p>
            <p className="mt-2">
              <b className="text-teal">{reply}</b> {row.reply}
            </p>
          </div>
        ))}
      </figure>
    </Section>
  );
}
