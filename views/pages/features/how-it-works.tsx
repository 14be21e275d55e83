import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";
import { Section, SectionHead } from "../../ui/section";
import { illustrations } from "./illustrations";

/** The eight features by how they work; each with a cut-out of the product and the way to its moment in the demo. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="does">
      <SectionHead {...copy.does} />
      <ul className="does-grid">
        {features.map(({ id, topic, does }) => {
          const Cut = illustrations[id];
          return (
            <li key={id} id={id} className="card">
              <div className="cut" aria-hidden="true">
                <Cut />
              </div>
              <h3>{topic}</h3>
              <p>{does.how}</p>
              <a className="more" href={demoHref(does.link.target)}>
                <Icon name="play" />
                {does.link.label}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
