import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { type Feature, features, featuresPage as copy } from "../../content/features";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section, SectionHead } from "../../ui/section";
import { illustrations } from "./illustrations";

/** The eight features by how they work, three, two and three in a row. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SectionHead {...copy.does} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-6" data-list="does">
        {features.map((feature, index) => (
          <FeatureCard
            key={feature.id}
            {...feature}
            className={index === 3 || index === 4 ? "lg:col-span-3" : "lg:col-span-2"}
          />
        ))}
      </ul>
    </Section>
  );
}

/** How one feature works, with a cut-out of the product and the way to its moment in the demo. */
function FeatureCard(props: Feature & { className: string }): ReactNode {
  const { id, topic, claim, does, className } = props;
  const Cut = illustrations[id];
  return (
    <li
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-2 flex flex-col overflow-hidden ${className}`}
    >
      <figure
        className="overflow-hidden md:h-74 lg:h-64 border-b border-hairline bg-canvas p-4 text-small text-muted"
        aria-hidden="true"
      >
        <Cut />
      </figure>
      <div className="flex flex-1 flex-col items-start p-5">
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
