import type { ReactNode } from "react";
import { home } from "../content/home";
import { Section, SectionHead } from "../ui/section";

/** The engine underneath: what comes in, what is checked, what goes out. */
export function FutureProofing(): ReactNode {
  const { eyebrow, title, lead, sources, engine, targets, points } = home.future;
  return (
    <Section id="future-proofing" className="future middle">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="engine">
        <Nodes names={sources} />
        <div className="engine-core">
          <h3>{engine.name}</h3>
          <ol>
            {engine.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <Nodes names={targets} />
      </div>
      <dl>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Nodes({ names }: { names: readonly string[] }): ReactNode {
  return (
    <ul className="nodes">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
