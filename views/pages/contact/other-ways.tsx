import type { ReactNode } from "react";
import { roadmapHref } from "../../content/changes";
import { contactPage } from "../../content/contact";
import { Pill } from "../../ui/badge";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** What cannot be had yet, and above it what needs no message, unless that stands beside the form. */
export function OtherWays({ hasWays }: { hasWays: boolean }): ReactNode {
  const { chat } = contactPage;
  return (
    <Section className="border-t border-hairline">
      {hasWays && <Ways />}
      <div className="grid items-center justify-items-start gap-x-6 gap-y-2 rounded-card border border-dashed border-hairline-strong px-5 py-4 not-first:mt-12 lg:grid-cols-[auto_auto_1fr_auto] lg:px-8">
        <Pill>{chat.badge}</Pill>
        <h2 className="text-h4">{chat.title}</h2>
        <p>{chat.text}</p>
        <Way href={roadmapHref(chat.title)} action={chat.action} />
      </div>
    </Section>
  );
}

/** What needs no message: three in a row, or one below the other in a column. */
export function Ways({ isColumn }: { isColumn?: boolean }): ReactNode {
  const [list, item] = isColumn
    ? ["divide-y divide-hairline border-y border-hairline", "py-5"]
    : [
        "grid gap-10 md:grid-cols-3 md:gap-0",
        "border-hairline md:border-l md:px-8 md:first:border-0 md:first:pl-0 md:last:pr-0",
      ];
  return (
    <ul className={list}>
      {contactPage.otherWays.map(({ title, text, ...way }) => (
        <li key={title} className={item}>
          <h2 className="text-h4">{title}</h2>
          <p className="my-2">{text}</p>
          <Way {...way} />
        </li>
      ))}
    </ul>
  );
}

function Way({ href, action }: { href: string; action: string }): ReactNode {
  return <MoreLink href={href}>{action}</MoreLink>;
}
