import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";

/** Who speaks about what. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead } = demoPage.hero;
  return (
    <section className="section demo-hero">
      <div className="wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
