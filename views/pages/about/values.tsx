import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** What Genie is for, and the four values as a ledger, each beside the trade-off it requires. */
export function Values(): ReactNode {
  const { mission, vision, story, values } = copy;
  const { title, gaveUp, list } = values;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <div className="mb-10 grid gap-x-12 gap-y-5 lg:mb-14 lg:grid-cols-2 xl:gap-x-20">
        {[mission, vision].map(({ name, text }) => (
          <div key={name}>
            <h3 className="text-eyebrow text-teal">{name}</h3>
            <p className="mt-2 text-lead text-ink text-pretty md:text-h3">{text}</p>
          </div>
        ))}
        <MoreLink className="justify-self-start" href={story.href}>
          {story.name}
        </MoreLink>
      </div>
      <h2 className="mb-6 lg:mb-10">{title}</h2>
      <ol>
        {list.map(({ name, text, cost }) => (
          <li
            key={name}
            className="grid gap-x-12 gap-y-3 border-t border-hairline-strong py-6 last:pb-0 md:grid-cols-2 lg:grid-cols-[3fr_4fr_5fr] lg:py-7"
          >
            <h3 className="md:max-lg:col-span-2">{name}</h3>
            <p>{text}</p>
            <p className="self-start border-l-2 border-gold pl-4 text-ink lg:text-lead">
              <b className="block text-small text-gold">{gaveUp}</b>
              {cost}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
