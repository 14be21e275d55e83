import type { ReactNode } from "react";
import { CALL_ID, PLAY_KEY } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { PartHead } from "./part-head";

/**
 * Until the player wakes, what it shows arrives once: the line of a linked moment and the newest card, what Genie heard
 * in it, and the CRM's new values, field by field.
 */
const MOMENT = [
  "motion-safe:[&_:not([data-awake])>figure_:is(li[aria-current],[data-card])]:animate-[rise_.4s_.2s_backwards]",
  "motion-safe:[&_:not([data-awake])>figure_:is([aria-current]>p:last-child,[data-found],s+b)]:animate-[rise_.3s_var(--at,.6s)_backwards]",
  "[&_li:has([data-written]):nth-child(3)]:[--at:.9s] [&_li:has([data-written]):nth-child(4)]:[--at:1.2s] [&_li:has([data-written]):nth-child(5)]:[--at:1.5s] [&_li:has([data-written]):nth-child(6)]:[--at:1.8s] [&_li:has([data-written]):nth-child(7)]:[--at:2.1s]",
].join(" ");

/**
 * A link to the player shows its bar and panes empty until it is awake, as they would show the end of the call; without
 * its code, for three seconds.
 */
const LINKED = [
  "not-noscript:[&_:not([data-awake])>figure:target>:first-child>*]:animate-[rise_.2s_3s_backwards]",
  "not-noscript:[&_:not([data-awake])>figure:target_section>*]:animate-[rise_.2s_3s_backwards]",
].join(" ");

/**
 * Until the player is awake, low windows show the finished call's last lines only, spread over the pane, as they would cut
 * the one above.
 */
const WHOLE_LINES = [
  "[@media(width>=1024px)_and_(height<=830px)]:not-noscript:[&_:not([data-awake])>figure:not(:has([aria-current]))_li[data-line]:not(:nth-last-child(-n+3))]:hidden",
  "[@media(width>=1024px)_and_(height<=830px)]:not-noscript:[&_:not([data-awake])>figure:not(:has([aria-current]))_ol:has([data-line])]:justify-evenly",
].join(" ");

/** The call's player, opened at the second in the query. */
export function DuringCall({ at }: { at: number | null }): ReactNode {
  return (
    <Section id={CALL_ID} className={`py-section ${MOMENT} ${LINKED} ${WHOLE_LINES}`}>
      <PartHead {...demoPage.during} />
      <Island name="call" props={{ at, anchor: CALL_ID }} wakesIfInQuery={PLAY_KEY} />
    </Section>
  );
}
