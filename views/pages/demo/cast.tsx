import type { ReactNode } from "react";
import { demoPage } from "../../content/demo/page";
import { demoDeal } from "../../content/demo-deal";
import { Pill } from "../../ui/badge";
import { Tone } from "../../ui/tone";
import { WindowBar, windowClass } from "../../ui/window";

const { account, people, label } = demoDeal;
const { title, onCall, mentioned } = demoPage.hero.cast;
const [ciso, ...others] = people.stakeholders;

/** The four people of the deal, so that their names mean something before the call is played. */
export function Cast(): ReactNode {
  return (
    <div className={`${windowClass} pb-3`}>
      <WindowBar>
        <h2 className="flex-1 text-small tracking-normal">{title}</h2>
        <span className="@max-[420px]:hidden">{label}</span>
        <Pill>{account.name}</Pill>
      </WindowBar>
      <h3 className={HEADING}>{onCall}</h3>
      <ul className={LIST}>
        <Person {...people.rep} isOnCall />
        <Person {...ciso} isOnCall />
      </ul>
      <h3 className={HEADING}>{mentioned}</h3>
      <ul className={LIST}>
        {others.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </ul>
    </div>
  );
}

const HEADING = "px-5 pt-4 pb-1 text-small tracking-normal text-muted";
const LIST = "@duo:grid @duo:grid-cols-2";

function Person(props: {
  name: string;
  role: string;
  stance?: string;
  isOnCall?: boolean;
}): ReactNode {
  const { name, role, stance, isOnCall } = props;
  const color = isOnCall
    ? "border-teal/40 bg-teal/10 text-teal-hover"
    : "border-dashed border-field";
  return (
    <li className="flex items-center gap-3 px-5 py-2">
      <span
        className={`grid size-10 flex-none place-items-center rounded-pill border font-bold ${color}`}
        aria-hidden="true"
      >
        {initials(name)}
      </span>
      <span className="flex-1">
        <b className="block">{name}</b>
        {role}
      </span>
      {stance && <Tone tone={stance === ciso.stance ? "Positive" : "Neutral"}>{stance}</Tone>}
    </li>
  );
}

const initials = (name: string): string =>
  name
    .split(" ")
    .map(([letter]) => letter)
    .join("");
