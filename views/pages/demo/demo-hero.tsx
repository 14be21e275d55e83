import type { ReactNode } from "react";
import { playHref, PLAYER_ID } from "../../content/demo/moments";
import { demoPage } from "../../content/demo/page";
import { Icon } from "../../ui/icon";
import { Cast } from "./cast";

/** Who speaks about what, and the way to each of the three parts. */
export function DemoHero(): ReactNode {
  const { eyebrow, title, lead, action, parts } = demoPage.hero;
  return (
    <section className="section demo-hero">
      <div className="wrap">
        <div className="opening">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <a className="button button-primary" href={`${playHref}#${PLAYER_ID}`}>
              <Icon name="play" />
              {action}
            </a>
          </div>
          <Cast />
        </div>
        <nav aria-label={demoPage.hero.eyebrow}>
          <ol className="parts">
            {parts.map(({ id, number, name, text }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <i>{number}</i>
                  <b>{name}</b>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
