import type { ReactNode } from "react";
import { home } from "../../content/home";
import { Icon } from "../../ui/icon";
import { Wrap } from "../../ui/wrap";

/** The engine: its inputs, steps and outputs. */
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
        <div className="grid gap-4 text-center md:grid-cols-[1fr_auto_2fr_auto_1fr]">
          <Steps names={sources} />
          <Arrow />
          <div className="grid content-center rounded-window border border-teal/40 bg-surface-2 p-3 lg:p-5">
            <h3>{engine.name}</h3>
            <Steps names={engine.steps} className="mt-4 grid-cols-2" />
          </div>
          <Arrow />
          <Steps names={targets} isLight />
        </div>
      </Wrap>
    </section>
  );
}

function Arrow(): ReactNode {
  return <Icon name="arrow" className="place-self-center text-teal max-md:rotate-90" />;
}

/** `isLight` is for what is written to the customer's own tools. */
function Steps({ names, className = "max-md:grid-cols-2", isLight }: StepsProps): ReactNode {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {names.map((name) => (
        <li
          key={name}
          className={`grid place-items-center rounded-small border p-2 ${isLight ? "bg-paper text-paper-ink" : "border-hairline bg-surface-2"}`}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

type StepsProps = { names: readonly string[]; className?: string; isLight?: boolean };
