import type { ReactNode } from "react";
import { plans } from "../../content/plans";
import { pricingPage } from "../../content/pricing-page";
import { Closing } from "../../ui/closing";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

const { notes, trial } = pricingPage;
const [, team, enterprise] = plans;

/** The fine print about prices, in regular type. */
export function Notes(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-4 text-h3">{notes.title}</h2>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3 print:grid-cols-3">
        {notes.points.map(({ name, text }) => (
          <div key={name} className="border-t border-hairline-strong pt-4">
            <dt className="font-bold text-ink">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="border-t border-hairline-strong pt-4">
          <dt className="font-bold text-ink">{notes.agreement.name}</dt>
          <dd className="flex flex-wrap gap-x-6">
            {notes.agreement.text}
            <MoreLink href={enterprise.cta.href}>{notes.agreement.ask}</MoreLink>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** The final call to action: the trial, or a call. */
export function Trial(): ReactNode {
  return <Closing {...trial} join={{ name: team.cta.label, href: team.cta.href }} />;
}
