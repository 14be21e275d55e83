import type { ReactNode } from "react";
import { clockTime, timeline } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";

const line = timeline.find(
  ({ at, speaker }) => at > callMoments.objection && speaker === "Prospect",
);

/** The buyer's answer when asked what waiting would cost. */
export function Answer(): ReactNode {
  return (
    line && (
      <blockquote className="border-l-2 border-teal pl-6 max-lg:mt-8 max-sm:hidden">
        <p className="text-h3 font-bold text-ink">“{line.text}”</p>
        <footer className="mt-2 text-small text-muted">
          {demoDeal.people.stakeholders[0].name}, <CallTime text={clockTime(line.at)} />
        </footer>
      </blockquote>
    )
  );
}
