import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { type Feature, features, featuresPage as copy } from "../../content/features";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section, SectionHead } from "../../ui/section";
import { illustrations } from "./illustrations";

/** How the eight features work, in three columns. Coaching spans two rows. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SectionHead {...copy.does} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6" data-list="does">
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
  const Cut = illustrations[id];
  return (
    <li
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-2 flex flex-col overflow-hidden ${isTall ? "lg:row-span-2" : ""}`}
    >
      <figure
        className={`overflow-hidden border-b border-hairline bg-canvas p-4 text-small text-muted md:h-74 ${isTall ? "lg:h-auto lg:flex-1" : "lg:h-64"}`}
        aria-hidden="true"
      >
        <Cut />
      </figure>
      <div className={`flex flex-1 flex-col items-start p-5 ${isTall ? "lg:flex-none" : ""}`}>
        <div className="flex items-center gap-2">
          <h3 className="text-h4">{topic}</h3>
          {claim && <HowCounted claim={claim} isCompact />}
        </div>
        <p className="mt-2 mb-2 max-w-measure">{does.how}</p>
        <MoreLink className="mt-auto" href={demoHref(does.link.target)}>
          {does.link.label}
        </MoreLink>
      </div>
    </li>
  );
}
