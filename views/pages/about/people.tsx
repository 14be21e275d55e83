import type { ReactNode } from "react";
import { about } from "../../content/about";
import { peopleOf } from "../../content/about-checks";
import { type Operator, operator } from "../../content/operator";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** The people who build Genie, if the operator names them. */
export function People({ operator: facts = operator }: { operator?: Operator }): ReactNode {
  const people = peopleOf(facts);
  if (people.length === 0) return null;
  return (
    <Section className="border-t border-hairline">
      <h2>{about.people.title}</h2>
      {facts.profile && <Lead className="mt-3">{facts.profile}</Lead>}
      <ul className="mt-8 grid gap-x-8 gap-y-6 md:auto-cols-fr md:grid-flow-col lg:mt-10 lg:gap-x-12">
        {people.map(({ name, role, about: text, href }) => (
          <li key={name} className="flex flex-col items-start border-t border-hairline-strong pt-6">
            <div className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-16 flex-none md:size-24 place-items-center rounded-card border border-teal/40 bg-teal/10 text-h2 font-bold text-teal"
              >
                {initialsOf(name)}
              </span>
              <p>
                <b className="block text-lead">{name}</b>
                {role}
              </p>
            </div>
            {text && <p className="mt-2 text-lead text-ink">{text}</p>}
            {href && (
              <MoreLink className="mt-auto" href={href}>
                {about.people.profile}
              </MoreLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return first.charAt(0) + (others.at(-1)?.charAt(0) ?? "");
}
