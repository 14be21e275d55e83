import type { ReactNode } from "react";
import { home } from "../../content/home";
import { FigureLine } from "../../ui/figure-line";
import { Wrap } from "../../ui/wrap";

/** What deals die of, and two market figures. */
export function Problem(): ReactNode {
  const { title, figures } = home.problem;
  return (
    <section id="problem" className="section border-t border-hairline py-section">
      <Wrap className="grid gap-6 lg:grid-cols-2 lg:items-end lg:gap-12">
        <h2>{title}</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {figures.map((claim) => (
            <FigureLine key={claim.scope} claim={claim} />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
