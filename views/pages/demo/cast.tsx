import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";
import { demoDeal } from "../../content/demo-deal";

const { account, people, label } = demoDeal;
const { title, onCall, spokenOf } = demoPage.hero.cast;
const [ciso, ...others] = people.stakeholders;

/** The four people of the deal, so that their names mean something before the call is played. */
export function Cast(): ReactNode {
  return (
    <div className="window cast">
      <div className="window-bar">
        <h2>{title}</h2>
        <i>{label}</i>
        <em className="pill">{account.name}</em>
      </div>
      <h3>{onCall}</h3>
      <ul>
        <Person {...people.rep} />
        <Person {...ciso} />
      </ul>
      <h3>{spokenOf}</h3>
      <ul className="absent">
        {others.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </ul>
    </div>
  );
}

function Person(props: { name: string; role: string; stance?: string }): ReactNode {
  const { name, role, stance } = props;
  return (
    <li>
      <i aria-hidden="true">{initials(name)}</i>
      <b>{name}</b>
      <span>{role}</span>
      {stance && <em data-tone={stance === ciso.stance ? "Positive" : "Neutral"}>{stance}</em>}
    </li>
  );
}

const initials = (name: string): string =>
  name
    .split(" ")
    .map(([letter]) => letter)
    .join("");
