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
      <ul className="mt-8 grid gap-4 md:auto-cols-fr md:grid-flow-col lg:mt-10 lg:gap-6">
        {people.map(({ name, role, about: text, href }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr] content-start gap-5 rounded-window md:max-lg:grid-cols-1 border border-hairline bg-surface-1 p-5 lg:p-6"
          >
            <span
              aria-hidden="true"
              className="grid size-20 place-items-center self-start rounded-card bg-teal/10 text-h3 font-bold text-teal xl:size-24"
            >
              {initialsOf(name)}
            </span>
            <div>
              <b className="block text-h4 text-ink">{name}</b>
              {role}
              {text && <p className="mt-2 text-ink">{text}</p>}
              {href && <MoreLink href={href}>{about.people.profile}</MoreLink>}
            </div>
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
