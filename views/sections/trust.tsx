import type { ReactNode } from "react";
import { integrations, trust } from "../content/integrations";
import { Section } from "../ui/section";

export function Trust(): ReactNode {
  return (
    <Section id="trust" className="trust">
      <h2>{trust.title}</h2>
      <ul>
        {integrations.map(({ name, kind }) => (
          <li key={name}>
            <b>{name}</b>
            {kind}
          </li>
        ))}
      </ul>
    </Section>
  );
}
