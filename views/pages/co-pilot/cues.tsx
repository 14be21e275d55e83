import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { CallTime } from "../../ui/call-time";
import { Section, SectionHead } from "../../ui/section";

/** What makes Co-Pilot speak, each with the moment of the demo call that shows it. */
export function Cues(): ReactNode {
  const { title, lead, cue, reply, rows } = coPilot.cues;
  return (
    <Section className="border-t border-hairline">
      <SectionHead title={title} lead={lead} />
      <ol className="grid gap-4 lg:grid-cols-3">
        {rows.map((row) => (
          <li
            key={row.cue}
            className="flex gap-4 rounded-card border border-hairline bg-surface-1 p-5 text-ink"
          >
            <div className="grid flex-1 gap-2">
              <p>
                <b className="text-gold">{cue}</b> {row.cue}
              </p>
              <p>
                <b className="text-teal">{reply}</b> {row.reply}
              </p>
            </div>
            <a
              className="-my-3 flex min-h-11 items-center self-start font-bold text-teal tabular-nums hover:text-teal-hover"
              href={momentHref(row.at)}
            >
              <CallTime text={clockTime(row.at)} />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
