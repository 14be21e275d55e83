import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { clockTime } from "../../content/demo/call";
import { momentHref } from "../../content/demo/moments";
import { CallTime } from "../../ui/call-time";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The cues that Co-Pilot responds to, each with a link to an example in the demo call. */
export function Cues(): ReactNode {
  const { title, lead, cue, reply, rows } = coPilot.cues;
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={title} lead={lead} />
      <ol className="divide-y divide-hairline border-y border-hairline">
        {rows.map((row) => (
          <li key={row.cue} className="flex items-start gap-6 py-6 text-lead text-ink">
            <div className="grid flex-1 gap-x-10 gap-y-2 lg:grid-cols-[2fr_3fr]">
              <p>
                <b>{cue}</b> {row.cue}
              </p>
              <p>
                <b className="text-teal">{reply}</b> {row.reply}
              </p>
            </div>
            <a
              className="-my-2 flex min-h-11 items-center font-bold text-teal tabular-nums hover:text-teal-hover"
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
