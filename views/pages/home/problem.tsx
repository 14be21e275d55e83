import type { ReactNode } from "react";
import { home } from "../../content/home";
import { Wrap } from "../../ui/section";

/** What it costs to work without Genie: three figures in one row. */
export function Problem(): ReactNode {
  const { title, text, claims } = home.problem;
  return (
    <section id="problem" className="section py-14 lg:py-20">
      <Wrap>
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:items-end">
          <h2>{title}</h2>
          <p className="max-w-measure text-lead text-pretty">{text}</p>
        </div>
        <ul className="mt-8 grid gap-x-12 md:grid-cols-3 lg:mt-12">
          {claims.map((claim) => (
            <li
              key={claim.scope}
              className="flex items-center gap-5 border-t border-hairline-strong py-5 md:block md:pb-0"
            >
              <b className="block w-26 shrink-0 text-figure font-black tabular-nums">
                {claim.figure}
              </b>
              <p className="md:mt-3">{claim.scope}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
