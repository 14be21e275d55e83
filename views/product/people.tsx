import type { ReactNode } from "react";
import { Tone } from "./tone";

/** The people of a deal, each with their role and stance. */
export function People(props: {
  people: readonly { name: string; role: string; stance: string }[];
  className?: string;
}): ReactNode {
  return (
    <ul className={props.className}>
      {props.people.map(({ name, role, stance }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3">
          <b>{name}</b>
          <span className="flex-1 text-muted">{role}</span>
          <Tone tone={stance} />
        </li>
      ))}
    </ul>
  );
}
