import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";

/** The demo's player, with three steps that control it. */
export function Steps({ at }: { at: number | null }): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SplitHead {...coPilot.steps} />
      <Island name="call" props={{ at, anchor: "steps", hasSteps: true }} />
    </Section>
  );
}
