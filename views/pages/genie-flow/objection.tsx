import type { ReactNode } from "react";
import { clockTime, NO_BUDGET } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";

/** The sentence that the second stop is about, as it was said. */
export function Objection(): ReactNode {
  return (
    <blockquote className="border-l-2 border-gold pl-6 max-lg:mt-8">
      <p className="text-h3 font-bold text-ink">“{NO_BUDGET}”</p>
      <footer className="mt-2 text-small text-muted">
        {demoDeal.people.stakeholders[0].name}, <CallTime text={clockTime(callMoments.objection)} />
      </footer>
    </blockquote>
  );
}
