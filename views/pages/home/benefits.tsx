import type { ReactNode } from "react";
import { benefits, benefitsSection } from "../../content/benefits";
import { CALL_SECONDS } from "../../content/demo/call";
import { callMoments } from "../../content/demo/moments";
import { Waveform } from "../../ui/waveform";
import { Wrap } from "../../ui/section";

/** The three moments of a call along its own line of time, and below it what they do to the CRM. */
export function Benefits(): ReactNode {
  return (
    <section id="benefits" className="section pb-section border-t border-hairline pt-14 lg:pt-20">
      <Wrap>
        <h2 className="lg:text-center">{benefitsSection.title}</h2>
        <ol className="mt-6 grid gap-y-6 md:mt-10 md:grid-cols-[1fr_2fr_1fr]">
          {benefits.map(({ id, at, when, title, text }) => (
            <li key={id} className="md:not-last:pr-10">
              <div
                className="flex h-16 items-center md:in-[li:not(:last-child)]:-mr-10"
                aria-hidden="true"
              >
                {lines[id]}
              </div>
              <p className="mt-3 font-bold text-muted">
                <span className="mr-2 text-teal tabular-nums">{at}</span>
                {when}
              </p>
              <h3 className="mt-1 mb-2">{title}</h3>
              <p className="max-w-measure">{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}

const quiet = <div className="w-full border-t-2 border-dotted border-hairline-strong" />;

/** What the line of time shows: nobody speaks before the call or after it. */
const lines: Record<(typeof benefits)[number]["id"], ReactNode> = {
  before: quiet,
  during: (
    <Waveform
      className="h-16 w-full stroke-2 text-hairline-strong"
      played={callMoments.competitor / CALL_SECONDS}
    />
  ),
  after: quiet,
};
