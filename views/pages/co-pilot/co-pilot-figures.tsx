import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";

export function CoPilotFigures(): ReactNode {
  const { title, claims } = coPilot.figures;
  return (
    <section className="co-pilot-figures">
      <div className="wrap">
        <h2>{title}</h2>
        <ul>
          {claims.map(({ figure, scope }) => (
            <li key={scope}>
              <b>{figure}</b> {scope}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
