import type { ReactNode } from "react";
import { CALL_ID, PLAY_KEY } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";

/**
 * Until the player wakes, it plays its moment once: the line, what Genie heard in it, the card, and the CRM's new value.
 */
const MOMENT = [
  "motion-safe:[&_:not([data-awake])>figure_li[aria-current]]:animate-[rise_.4s_.2s_backwards]",
  "motion-safe:[&_:not([data-awake])>figure_:is([aria-current]>p:last-child,[data-found]:nth-child(2),s+b)]:animate-[rise_.3s_.6s_backwards]",
  "motion-safe:[&_:not([data-awake])>figure_[data-card]]:animate-[rise_.4s_1s_backwards]",
].join(" ");

/** The call's player, opened at the second in the query. Its heading is for screen readers, as the page's stands above it. */
export function DuringCall({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={CALL_ID} className={`pt-0 pb-8 md:pb-16 ${MOMENT}`}>
      <h2 className="sr-only">{demoPage.during.title}</h2>
      <Island name="call" props={{ at, anchor: CALL_ID }} wakesIfInQuery={PLAY_KEY} />
    </Section>
  );
}
