import type { ReactNode } from "react";

/** The people of a deal, each with their role and stance. */
export function People(props: {
  people: readonly { name: string; role: string; stance: string }[];
}): ReactNode {
  return (
    <ul>
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

/** Who speaks in the customer's meeting: initials, name and role. */
export function NamePlate({ name, role }: { name: string; role: string }): ReactNode {
  return (
    <div className="flex items-center gap-3 leading-5">
      <b className="grid size-11 shrink-0 place-items-center rounded-small bg-surface-3 font-black max-sm:hidden">
        {name.replaceAll(/[^A-Z]/g, "")}
      </b>
      <p>
        <b className="block">{name}</b> {role}
      </p>
    </div>
  );
}

const COLORS: Readonly<Record<string, string>> = {
  Positive: "text-teal-hover",
  Champion: "text-teal-hover",
  Connected: "text-teal-hover",
  Low: "text-teal-hover",
  Hesitant: "text-gold",
  Medium: "text-gold",
  Negative: "text-error",
  High: "text-error",
};

/** The tones that have a color. */
export const TONES = Object.keys(COLORS);

/** A sentiment, priority or status: its name, or what stands for it, with a dot in its color. */
export function Tone(props: { tone: string; children?: ReactNode }): ReactNode {
  const { tone, children = tone } = props;
  return (
    <span
      className={`text-small whitespace-nowrap before:mr-1.5 before:inline-block before:size-1.5 before:rounded-pill before:bg-current before:align-[1px] ${COLORS[tone] ?? "text-muted"}`}
      data-tone={tone}
    >
      {children}
    </span>
  );
}
