import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { home } from "../content/home";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { CallWindow } from "./call-window";

export function Hero(): ReactNode {
  const { hero } = home;
  return (
    <Section id="hero" className="hero">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1>{hero.title}</h1>
      <div className="hero-row">
        <p className="lead">{hero.lead}</p>
        <div className="actions">
          <a className="button button-primary" href={paths.betaWaitlist.path}>
            {hero.primary}
          </a>
          <a className="button" href={paths.demo.path}>
            <Icon name="play" />
            {hero.secondary}
          </a>
        </div>
      </div>
      <CallWindow text={hero.window} />
      <ul className="hero-notes">
        {hero.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}
