import type { ReactNode } from "react";
import { CALL_ID, PLAY_KEY } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";

/** The call's player, opened at the second in the query. The page's title is also its own. */
export function DuringCall({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={CALL_ID} className="pt-0 pb-8 md:pb-16">
      <h2 className="sr-only">{demoPage.during.title}</h2>
      <Island name="call" props={{ at, anchor: CALL_ID }} wakesIfInQuery={PLAY_KEY} />
    </Section>
  );
}
