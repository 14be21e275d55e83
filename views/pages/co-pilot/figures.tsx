import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { FigureLine } from "../../ui/figure-line";
import { Wrap } from "../../ui/wrap";

export function Figures(): ReactNode {
  const { title, claims } = coPilot.figures;
  return (
    <section className="border-y border-hairline bg-surface-1 py-12">
      <Wrap>
        <h2 className="text-h3">{title}</h2>
        <ul className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-3">
          {claims.map((claim) => (
            <FigureLine key={claim.scope} claim={claim} />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
