import type { ReactNode } from "react";
import { integrations, trust } from "../../content/integrations";
import { Wrap } from "../../ui/section";

/** The tools that Genie works on top of, in one row. */
export function Trust(): ReactNode {
  return (
    <section id="trust" className="section border-y border-hairline py-6">
      <Wrap className="grid gap-x-12 gap-y-4 lg:grid-cols-[13fr_35fr] lg:items-center">
        <h2 className="text-base font-normal tracking-normal text-muted">{trust.title}</h2>
        <ul className="flex flex-wrap justify-between gap-x-6 gap-y-3 max-xs:grid max-xs:grid-cols-2">
          {integrations.map(({ name, kind }) => (
            <li key={name} className="text-small text-muted">
              <b className="block text-h4 text-body">{name}</b>
              {kind}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
