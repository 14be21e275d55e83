import type { ReactNode } from "react";
import { roadmapHref } from "../../content/changes";
import { contactPage } from "../../content/contact";
import { Pill } from "../../ui/badge";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** Ways to get help without a message, and one that is not available yet. */
export function OtherWays(): ReactNode {
  const { chat, otherWays } = contactPage;
  return (
    <Section className="border-t border-hairline">
      <ul className="grid gap-8 md:grid-cols-3 md:grid-rows-[auto_auto_auto] md:gap-0">
        {otherWays.map(({ title, text, ...way }) => (
          <li
            key={title}
            className="border-hairline md:row-span-3 md:grid md:grid-rows-subgrid md:justify-items-start md:border-l md:px-5 lg:px-8 md:first:border-0 md:first:pl-0 md:last:pr-0"
          >
            <h2 className="text-h4">{title}</h2>
            <p className="my-2">{text}</p>
            <Way {...way} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 border-t border-hairline pt-4 text-small text-muted md:mt-12">
        <Pill>{chat.badge}</Pill>
        <h2 className="text-small">{chat.title}</h2>
        <Way href={roadmapHref(chat.title)} action={chat.action} />
      </div>
    </Section>
  );
}

function Way({ href, action }: { href: string; action: string }): ReactNode {
  return <MoreLink href={href}>{action}</MoreLink>;
}
