import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { type Feature, features, featuresPage as copy } from "../../content/features";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { SplitHead } from "../../ui/split-head";
import { illustrations } from "./illustrations";

const DRAWN_ON_PHONES = 4;

/** How the eight features work, in three columns. Coaching spans two rows. */
export function HowItWorks(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <SplitHead title={copy.does.title} lead={copy.does.lead} isLeadWide />
      <ul className="grid gap-3 md:gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6" data-list="does">
        {features.map((feature, index) => (
          <FeatureCard key={feature.id} {...feature} isFolded={index >= DRAWN_ON_PHONES} />
        ))}
      </ul>
    </Section>
  );
}

/** A feature, with an illustration and a link to its moment in the demo. Phones show a folded one without its illustration. */
function FeatureCard(props: Feature & { isFolded: boolean }): ReactNode {
  const { id, topic, claim, does, isFolded } = props;
  const isTall = id === "coaching";
  const Illustration = illustrations[id];
  return (
    <li
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-2 flex flex-col overflow-hidden ${isTall ? "lg:row-span-2" : ""}`}
    >
      <figure
        className={`overflow-hidden border-b border-hairline bg-canvas p-3 text-small text-muted md:h-74 md:p-4 ${isTall ? "lg:h-auto lg:flex-1" : "lg:h-64"} ${isFolded ? "max-md:hidden" : ""}`}
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
