import type { ReactNode } from "react";
import { CALL_ID, PLAY_KEY } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Island } from "../../layout/island";
import { Section } from "../../ui/section";
import { PartHead } from "./part-head";

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
    <Section id={CALL_ID} className={`py-section ${LINKED} ${WHOLE_LINES}`}>
      <PartHead {...demoPage.during} />
      <Island name="call" props={{ at, anchor: CALL_ID }} wakesIfInQuery={PLAY_KEY} />
    </Section>
  );
}
