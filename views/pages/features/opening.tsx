import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { features, featuresPage as copy } from "../../content/features";
import { Icon } from "../../ui/icon";

/** The page's promise, and the eight features as a list that leads to each. */
export function Opening(): ReactNode {
  return (
    <section className="section features-opening">
      <div className="wrap">
        <div>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
          <div className="actions">
            <a className="button button-primary" href="#battle-card">
              {copy.action}
            </a>
            <a className="button" href={paths.demo.path}>
              <Icon name="play" />
              {copy.demo}
            </a>
          </div>
        </div>
        <nav className="index" aria-label={copy.index}>
          <ol>
            {features.map(({ id, topic, when }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {topic}
                  <small>{when}</small>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
