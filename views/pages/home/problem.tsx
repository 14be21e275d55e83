import type { ReactNode } from "react";
import { home } from "../../content/home";
import { HowCounted } from "../../ui/how-counted";
import { Wrap } from "../../ui/wrap";

/** What it costs to work without Genie: three figures in one row. */
export function Problem(): ReactNode {
  const { title, claims } = home.problem;
  return (
    <section id="problem" className="section py-9 lg:py-20">
      <Wrap>
        <h2 className="lg:text-center">{title}</h2>
        <ul className="mt-6 grid gap-x-12 md:grid-cols-3 lg:mt-12">
          {claims.map((claim) => (
            <li
              key={claim.scope}
              className="flex items-center gap-5 border-t border-hairline-strong py-3 md:block"
            >
              <b className="block w-26 shrink-0 text-figure font-black tabular-nums">
                {claim.figure}
              </b>
              <div>
                {claim.scope} <HowCounted claim={claim} isCompact />
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
