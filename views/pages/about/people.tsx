import type { ReactNode } from "react";
import { about } from "../../content/about";
import { peopleOf } from "../../content/about-checks";
import type { Operator } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** The people who build Genie, if the operator names them. */
export function People({ operator }: { operator?: Operator }): ReactNode {
  const people = peopleOf(operator);
  if (people.length === 0) return null;
  return (
    <Section className="border-t border-hairline">
      <h2>{about.people.title}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:auto-cols-fr md:grid-flow-col lg:mt-10 lg:gap-x-12">
        {people.map(({ name, role, about: text, href }) => (
          <li key={name} className="border-t-2 border-teal pt-5">
            <b className="block text-h3 text-ink">{name}</b>
            {role}
            {text && <p className="mt-3 max-w-measure text-lead text-ink">{text}</p>}
            {href && <MoreLink href={href}>{about.people.profile}</MoreLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
