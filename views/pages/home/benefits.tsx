import type { ReactNode } from "react";
import { benefits, benefitsSection } from "../../content/benefits";
import { CALL_SECONDS } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { Section } from "../../ui/section";
import { Waveform } from "../../product/waveform";

/** What Genie does before, during and after a call, as a timeline. */
export function Benefits(): ReactNode {
  return (
    <Section id="benefits" className="border-t border-hairline">
      <h2>{benefitsSection.title}</h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-[1fr_2fr_1fr] md:gap-0">
        {benefits.map(({ id, at, when, title, text }) => (
          // The moment of the call is below the end of the played part.
          <li key={id} className={id === "during" ? "md:*:not-first:ml-[36.7%]" : undefined}>
            <div className="flex items-center md:h-16" aria-hidden="true">
              {lines[id]}
            </div>
            <p className="mt-3 font-bold text-muted">
              <span className="mr-2 text-teal tabular-nums">{at}</span>
              {when}
            </p>
            <h3 className="mt-1 mb-2">{title}</h3>
            <p className="pr-6">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const quiet = (
  <div className="w-full border-t-2 border-l-2 border-dotted border-hairline-strong md:mt-8 md:h-8" />
);

/** The timeline: a waveform during the call, dotted lines before and after it. */
const lines: Record<(typeof benefits)[number]["id"], ReactNode> = {
  before: quiet,
  during: (
    <Waveform
      className="h-11 w-full stroke-1 md:h-16 xl:stroke-2 text-field"
      played={callMoments.competitor / CALL_SECONDS}
    />
  ),
  after: quiet,
};
