import type { ReactNode } from "react";
import { about } from "../../content/about";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/wrap";

/** Who operates the site: the operator's facts, once they are set. */
export function Site(): ReactNode {
  const { title, facts, link } = about.site;
  return (
    <section className="border-t border-hairline py-8 text-muted">
      <Wrap className="grid items-center gap-x-10 gap-y-1 lg:grid-cols-[1fr_2fr_2fr]">
        <h2 className="text-base">{title}</h2>
        <dl className="max-w-measure divide-y divide-hairline">
          {facts
            .filter(({ value }) => value !== undefined)
            .map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 py-3 sm:grid-cols-[1fr_2fr]">
                <dt>{name}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
        </dl>
        <MoreLink className="lg:justify-self-end" href={link.href}>
          {link.name}
        </MoreLink>
      </Wrap>
    </section>
  );
}
