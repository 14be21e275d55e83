import type { ReactNode } from "react";
import { home } from "../content/home";
import { Bar } from "../ui/bar";
import { Section, SectionHead } from "../ui/section";

export function Problem(): ReactNode {
  const { eyebrow, title, text, claims } = home.problem;
  return (
    <Section id="problem" className="split">
      <SectionHead eyebrow={eyebrow} title={title} lead={text} />
      <ul className="figures">
        {claims.map((claim) => (
          <li key={claim.scope}>
            <b>{claim.figure}</b>
            <p>{claim.scope}</p>
            <Bar percent={claim.value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
