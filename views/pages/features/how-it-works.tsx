import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import {
  type Feature,
  type FeatureId,
  featuredDeal,
  features,
  featuresPage as copy,
} from "../../content/features";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { SectionHead } from "../../ui/section-head";
import { illustrations } from "../../product/illustrations";

const WIDE = "lg:col-span-6";
/** On a wide card the text begins where the right part of the illustration does. 10 px make up for the padding. */
const WIDE_TEXT =
  "lg:grid lg:grid-cols-[calc(30%-10px)_1fr_auto] lg:items-center lg:[&>:nth-child(2)]:my-0 lg:[&>:nth-child(2)]:pl-8";

/** The cards that span a whole row, with the height of their illustrations. The others span a third. */
const WIDE_CARDS: Partial<Record<FeatureId, string>> = { coaching: "lg:h-76", security: "lg:h-28" };

/** The cards that span a row of two on tablets. */
const ON_TABLETS: readonly FeatureId[] = ["overlay", "coaching"];

/** How the eight features work: three cards, the largest one, three again and the security review. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SectionHead lead={copy.does.lead}>
        <h2>{copy.does.title}</h2>
      </SectionHead>
      <ul className="grid gap-2.5 md:grid-cols-2 md:gap-4 lg:grid-cols-6 lg:gap-6" data-list="does">
        {features.map((feature) => (
          <FeatureCard key={feature.id} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

/** A feature, with an illustration up to the card's edges and a link to its moment in the demo or to its page. */
function FeatureCard({ id, topic, claim, does: { how, link } }: Feature): ReactNode {
  const Illustration = illustrations[id];
  const height = WIDE_CARDS[id];
  return (
    <li
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors hover:border-hairline-strong hover:bg-surface-2 flex flex-col overflow-hidden ${height ? WIDE : "lg:col-span-2"} ${ON_TABLETS.includes(id) ? "md:max-lg:col-span-2" : ""}`.trim()}
    >
      <figure
        className={`bg-surface-3 text-base text-body reveal-in-view @container md:h-76 ${height ?? ""}`.trim()}
        aria-hidden="true"
      >
        <Illustration deal={featuredDeal} />
      </figure>
      <div
        className={`flex flex-1 flex-col items-start px-4 pt-2.5 md:px-6 md:py-5 ${height ? WIDE_TEXT : ""}`.trim()}
      >
        <h3 className="text-h4">{topic}</h3>
        <div className="mt-1 max-w-measure md:my-2 md:text-balance">
          {how} {claim && <HowCounted claim={claim} />}
        </div>
        <MoreLink className="mt-auto" href={"href" in link ? link.href : demoHref(link.target)}>
          {link.label}
        </MoreLink>
      </div>
    </li>
  );
}
