import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Island } from "../../layout/island";
import { Lead, Section } from "../../ui/section";

const ID = "steps";

/** The demo's player, with three steps that control it. */
export function Steps({ at }: { at: number | null }): ReactNode {
  const { title, lead } = coPilot.steps;
  return (
    <Section id={ID} className="border-t border-hairline">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-20 gap-y-3">
        <h2>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <Island name="call" props={{ at, anchor: ID, hasSteps: true }} />
    </Section>
  );
}
