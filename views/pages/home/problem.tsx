import type { ReactNode } from "react";
import { home } from "../../content/home";
import { HowCounted } from "../../ui/how-counted";
import { Wrap } from "../../ui/wrap";

/** Two figures on the cost of working without Genie. */
export function Problem(): ReactNode {
  const { title, note, claims } = home.problem;
  return (
    <section id="problem" className="section py-9 lg:py-20">
      <Wrap className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div>
          <h2>{title}</h2>
          <p className="mt-3">{note}</p>
        </div>
        <ul>
          {claims.map((claim) => (
            <li
              key={claim.scope}
              className="flex items-center gap-5 border-t border-hairline-strong py-3"
            >
              <b className="block w-26 shrink-0 text-figure font-black tabular-nums">
                {claim.figure}
              </b>
              <div className="lg:text-lead">
                {claim.scope} <HowCounted claim={claim} isCompact />
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
