import type { ReactNode } from "react";
import { about } from "../../content/about";
import { peopleOf } from "../../content/about-checks";
import type { Operator } from "../../content/operator";
import { Section } from "../../ui/section";

/** The people who build Genie, if the operator names them. */
export function People({ operator }: { operator?: Operator }): ReactNode {
  const people = peopleOf(operator);
  if (people.length === 0) return null;
  return (
    <Section className="border-t border-hairline">
      <h2>{about.people.title}</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, role }) => (
          <li key={name} className="border-l-2 border-teal pl-5">
            <b className="block text-lead text-ink">{name}</b>
            {role}
          </li>
        ))}
      </ul>
    </Section>
  );
}
