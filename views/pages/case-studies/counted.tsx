import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { BaselineReport } from "./baseline-report";
import { CountedCall } from "./counted-call";

const { title, terms } = caseStudies.pilot;

/** Where a pilot's numbers come from, and its terms. */
export function Counted(): ReactNode {
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <h2>{title}</h2>
      <div className="mt-8 grid gap-6 lg:mt-10 lg:grid-cols-[5fr_7fr]">
        <BaselineReport />
        <CountedCall />
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {terms.map((term) => (
          <li key={term.name} className="border-t border-hairline-strong pt-4">
            <h3 className="text-base">{term.name}</h3>
            <p className="mt-1 text-pretty">{term.text}</p>
            {"claim" in term && <HowCounted claim={term.claim} />}
            {"link" in term && <MoreLink href={term.link.href}>{term.link.name}</MoreLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
