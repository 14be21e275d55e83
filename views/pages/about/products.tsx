import type { ReactNode } from "react";
import { type Badge as BadgeKind, paths } from "../../../src/paths";
import { about } from "../../content/about";
import { featuredDeal, type FeatureId } from "../../content/features";
import { demoDeal } from "../../content/demo-deal";
import { Badge } from "../../ui/badge";
import { CheckList } from "../../ui/check-list";
import { MoreLink } from "../../ui/more-link";
import { PlainTable } from "../../ui/plain-table";
import { Beside, Section } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { illustrations } from "../../product/illustrations";
import { Waveform } from "../../product/waveform";
import { ProductWindow } from "../../product/window";

const { products, twoRuns } = about;

/** The feature that the picture of each product shows. */
const pictured: Record<string, FeatureId> = {
  [paths.coPilot.path]: "coaching",
  [paths.scroll.path]: "sync",
  [paths.vision.path]: "forecasting",
};

/** The three products side by side, above the engine and what it guarantees. */
export function Products(): ReactNode {
  const { title, list, engine } = products;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-6 lg:mb-10">{title}</h2>
      <ul className="mb-12 grid gap-4 lg:mb-16 lg:grid-cols-3 lg:gap-6">
        {list.map(({ place, text }) => {
          const Illustration = illustrations[pictured[place.path] ?? "coaching"];
          return (
            <li
              key={place.path}
              className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface-1"
            >
              <figure
                className="@container bg-surface-3 text-base text-body lg:h-80"
                aria-hidden="true"
              >
                <Illustration deal={featuredDeal} />
              </figure>
              <div className="flex flex-1 flex-col items-start px-4 pt-4 md:px-6 md:py-5">
                <Product
                  name={place.title}
                  badge={place.badge}
                  text={text}
                  link={{ name: `See ${place.title}`, href: place.path }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Beside>
        <div>
          <Product {...engine}>
            <CheckList className="mb-4" points={engine.facts} />
          </Product>
        </div>
        <TwoRuns />
      </Beside>
    </Section>
  );
}

function Product(props: {
  name: string;
  badge?: BadgeKind | undefined;
  text: string;
  link: { name: string; href: string };
  children?: ReactNode;
}): ReactNode {
  const { name, badge, text, link, children } = props;
  return (
    <>
      <h3 className={`flex items-center gap-3 ${children ? "text-h2" : ""}`.trim()}>
        {name} <Badge badge={badge} />
      </h3>
      <p className={`max-w-measure ${children ? "my-5" : "mt-2 mb-3"}`}>
        <Unbroken text={text} />
      </p>
      {children}
      <MoreLink className="mt-auto" href={link.href}>
        {link.name}
      </MoreLink>
    </>
  );
}

/** Two runs on the same call: each field is the same in both. */
function TwoRuns(): ReactNode {
  const { field, input, runs, same } = twoRuns;
  return (
    <ProductWindow title={input}>
      <div className="p-5 text-base text-body lg:p-8">
        <Waveform className="h-16 w-full stroke-1 text-field" />
        <PlainTable
          heads={[field, ...runs]}
          rows={demoDeal.fieldChanges.map(({ field: name, to }) => [name, to, to])}
        />
        <CheckList className="mt-4" points={[same]} />
      </div>
    </ProductWindow>
  );
}
