import type { ReactNode } from "react";
import { home } from "../../content/home";
import { Wrap } from "../../ui/section";

/** The engine underneath: what comes in, what is checked, what goes out. */
export function FutureProofing(): ReactNode {
  const { title, lead, sources, engine, targets } = home.future;
  return (
    <section
      id="future-proofing"
      className="section border-t border-hairline bg-surface-1 py-14 lg:py-20"
    >
      <Wrap>
        <div className="mx-auto max-w-180 text-center">
          <h2>{title}</h2>
          <p className="mt-3 text-lead text-balance">{lead}</p>
        </div>
        <div className="mt-8 grid items-center gap-5 md:grid-cols-[1fr_2fr_1fr] md:gap-0 lg:mt-12 2xl:-mx-30">
          <Nodes
            names={sources}
            className="md:pr-12 md:*:after:left-full md:*:after:border-dashed"
          />
          <div className="rounded-window border border-teal/40 bg-surface-2 p-5 shadow-glow lg:p-8">
            <h3 className="text-center">{engine.name}</h3>
            <ol className="mt-5 grid grid-cols-2 gap-3 text-ink">
              {engine.steps.map((step) => (
                <li key={step} className="rounded-small bg-surface-3 p-3 text-center">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <Nodes
            names={targets}
            className="md:pl-12 md:*:after:right-full md:*:after:border-dashed"
          />
        </div>
      </Wrap>
    </section>
  );
}

function Nodes({ names, className }: { names: readonly string[]; className: string }): ReactNode {
  return (
    <ul
      className={`grid gap-3 max-md:grid-cols-2 md:*:after:absolute md:*:after:top-1/2 md:*:after:w-12 md:*:after:border-t md:*:after:border-decoration ${className}`}
    >
      {names.map((name) => (
        <li
          key={name}
          className="relative rounded-small border border-hairline bg-surface-2 px-4 py-2 text-center"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
