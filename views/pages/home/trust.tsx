import type { ReactNode } from "react";
import { integrations, trust } from "../../content/integrations";
import { Wrap } from "../../ui/wrap";

/** The tools that Genie works with, in one row. */
export function Trust(): ReactNode {
  return (
    <section id="trust" className="section border-y border-hairline py-6">
      <Wrap className="grid gap-x-12 gap-y-3 lg:grid-cols-[1fr_2fr] lg:items-center">
        <h2 className="text-base font-normal text-muted">{trust.title}</h2>
        <ul className="flex flex-wrap justify-between gap-x-6 gap-y-3 max-md:justify-start">
          {integrations.map(({ name }) => (
            <li key={name} className="text-h4 font-bold">
              {name}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
