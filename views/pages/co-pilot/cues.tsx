import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { MarkedWaveform, Moment } from "../../ui/marked-waveform";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The cues that Co-Pilot responds to, below their marks in the demo call's waveform. */
export function Cues(): ReactNode {
  const { title, lead, quiet, reply, rows } = coPilot.cues;
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={title} lead={lead} />
      <MarkedWaveform moments={rows} until={rows[0].at} className="h-24" />
      <figure className="mt-4 grid gap-6 lg:grid-cols-[36.7fr_23.3fr_17.2fr_22.8fr] lg:gap-0 lg:*:pr-6">
        <p>
          <b className="flex min-h-11 items-center text-small text-teal">
            Until {clockTime(rows[0].at)}
          </b>
          <span className="block text-lead text-ink">{quiet}</span>
        </p>
        {rows.map((row, index) => (
          <div key={row.name}>
            <Moment {...row} number={index + 1} />
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
