import type { ReactNode } from "react";
import { CALL_ID, PLAY_KEY } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { PartHead } from "./part-head";

/** The call's player, opened at the second in the query. */
export function DuringCall({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={CALL_ID} className="pt-0">
      <PartHead {...demoPage.during} />
      <Island name="call" props={{ at, anchor: CALL_ID }} wakesIfInQuery={PLAY_KEY} />
    </Section>
  );
}
