import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { type Feature, features, featuresPage as copy } from "../../content/features";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";
import { illustrations } from "./illustrations";

/** How the eight features work: in three columns, with coaching two rows tall, or in two, with two features across both. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={copy.does.title} lead={copy.does.lead} isLeadWide />
      <ul className="grid gap-3 md:gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6" data-list="does">
        {features.map((feature) => (
          <FeatureCard key={feature.id} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

/** A feature, with an illustration and a link to its moment in the demo. */
function FeatureCard({ id, topic, claim, does }: Feature): ReactNode {
  const isTall = id === "coaching";
  const isWide = isTall || id === "market-fit";
  const Illustration = illustrations[id];
  return (
    <li
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-2 flex flex-col overflow-hidden ${isWide ? "md:max-lg:col-span-2" : ""} ${isTall ? "lg:row-span-2" : ""}`}
    >
      <figure
        className={`overflow-hidden border-b border-hairline bg-canvas px-3 py-2 text-small text-muted md:p-4 ${isTall ? "md:max-lg:h-74 lg:flex-1" : isWide ? "lg:h-64" : "md:h-74 lg:h-64"}`}
        aria-hidden="true"
      >
        <Illustration />
      </figure>
      <div
        className={`flex flex-1 flex-col items-start px-5 pt-3 pb-1 md:p-5 ${isTall ? "lg:flex-none" : ""}`}
      >
        <div className="flex items-center gap-2">
          <h3 className="text-h4">{topic}</h3>
          {claim && <HowCounted claim={claim} isCompact />}
        </div>
        <p className="mt-1 max-w-measure md:my-2">{does.how}</p>
        <MoreLink className="mt-auto" href={demoHref(does.link.target)}>
          {does.link.label}
        </MoreLink>
      </div>
    </li>
  );
}
