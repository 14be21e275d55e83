import type { ReactNode } from "react";
import { home } from "../../content/home";
import { CheckList } from "../../ui/check-list";
import { Icon } from "../../ui/icon";
import { Wrap } from "../../ui/wrap";

/** The engine: its inputs, its properties, and the light record that it writes to the customer's own tools. */
export function FutureProofing(): ReactNode {
  const { title, lead, sources, engine, targets } = home.future;
  return (
    <section
      id="future-proofing"
      className="section border-t border-hairline bg-surface-1 py-9 lg:py-20"
    >
      <Wrap className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-center lg:gap-12">
        <div className="lg:order-last">
          <h2>{title}</h2>
          <p className="mt-2 text-lead">{lead}</p>
        </div>
        <div className="grid gap-4 md:grid-cols-[1fr_auto_2fr_auto_1fr] md:items-center">
          <ul className="grid gap-2 max-md:grid-cols-2">
            {sources.map((name) => (
              <li
                key={name}
                className="rounded-small border border-hairline bg-surface-2 p-2 text-center"
              >
                {name}
              </li>
            ))}
          </ul>
          <Arrow />
          <div className="rounded-window border border-teal/40 bg-surface-2 p-4 lg:p-5">
            <h3>{engine.name}</h3>
            <CheckList className="mt-4 grid grid-cols-2 gap-2" points={engine.steps} />
          </div>
          <Arrow />
          <ul className="rounded-window bg-paper px-4 text-paper-ink">
            {targets.map((name) => (
              <li key={name} className="border-paper-line py-3 not-first:border-t">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}

function Arrow(): ReactNode {
  return <Icon name="arrow" className="place-self-center text-teal max-md:rotate-90" />;
}
