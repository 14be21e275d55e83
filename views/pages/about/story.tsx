import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** Links to the story of how Genie began, with a record that shows the problem. */
export function Story(): ReactNode {
  const { title, lead, link, record, fields, empty } = about.story;
  return (
    <Section className="border-t border-hairline bg-surface-1">
      <div className="grid items-center gap-10 md:grid-cols-2 lg:gap-24">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">{lead}</Lead>
          <MoreLink className="mt-5" href={link.href}>
            {link.name}
          </MoreLink>
        </div>
        <div className="rounded-window border border-paper-line bg-paper p-5 text-paper-body shadow-window lg:p-8">
          <p className="text-small">{record}</p>
          <dl className="mt-3 grid gap-3">
            {fields.map(({ name, value }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_2fr] items-center gap-4 max-md:not-last:hidden"
              >
                <dt>{name}</dt>
                <dd
                  className={`min-h-11 rounded-small border px-3 py-2 ${value === "" ? "border-paper-gold text-small/6 font-bold text-paper-gold" : "border-paper-line text-paper-ink"}`}
                >
                  {value || empty}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
