import type { ReactNode } from "react";
import { home } from "../../content/home";
import { CallTime } from "../../product/call-line";
import { FieldValue } from "../../product/field-changes";
import { FigureLine } from "../../ui/figure-line";
import { Wrap } from "../../ui/wrap";

/** Two market figures, and what the buyer said, beside the CRM fields that stay empty without Genie. */
export function Problem(): ReactNode {
  const { title, figures, lost } = home.problem;
  return (
    <section id="problem" className="section py-section">
      <Wrap className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div>
          <h2>{title}</h2>
          <ul className="mt-6 grid gap-4 sm:max-lg:grid-cols-2">
            {figures.map((claim) => (
              <FigureLine key={claim.scope} claim={claim} />
            ))}
          </ul>
        </div>
        <ul className="grid gap-3">
          {lost.map(({ field, at, quote, from }) => (
            <li key={field} className="grid items-center gap-2 md:grid-cols-[5fr_3fr] md:gap-6">
              <p className="text-lead text-ink">
                <span className="mr-3 text-small text-teal tabular-nums">
                  <CallTime at={at} />
                </span>
                “{quote}”
              </p>
              <p className="on-paper flex justify-between rounded-card px-4 py-3 *:text-base">
                {field} <FieldValue value={from} />
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
