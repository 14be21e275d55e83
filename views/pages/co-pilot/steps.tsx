import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";

/** The player fits into the window together with the steps above it. */
const FITS_WITH_STEPS =
  "md:[--spacing-player:clamp(568px,100dvh-206px,800px)] md:[&_figure]:scroll-mt-28";

/** The demo's player, open at the second `at`, with three steps that control it. */
export function Steps({ at }: { at: number }): ReactNode {
  return (
    <Section className={`border-t border-hairline ${FITS_WITH_STEPS}`}>
      <h2 className="mb-6">{coPilot.steps.title}</h2>
      <Island name="call" props={{ at, anchor: "steps", hasSteps: true }} />
    </Section>
  );
}
