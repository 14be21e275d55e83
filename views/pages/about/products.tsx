import type { ReactNode } from "react";
import { type Badge as BadgeKind, paths } from "../../../src/paths";
import { about } from "../../content/about";
import { featuredDeal, type FeatureId } from "../../content/features";
import { demoDeal } from "../../content/demo-deal";
import { Badge } from "../../ui/badge";
import { CheckList } from "../../ui/check-list";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { illustrations } from "../../product/illustrations";
import { Waveform } from "../../product/waveform";

const { products, twoRuns } = about;

/** The feature that the picture of each product shows. */
const pictured: Record<string, FeatureId> = {
  [paths.coPilot.path]: "coaching",
  [paths.scroll.path]: "sync",
  [paths.vision.path]: "forecasting",
};

/** A field and its value in both runs. */
const ROW =
  "grid grid-cols-[1fr_1rem_1fr] items-baseline gap-x-4 border-t border-hairline py-2 max-sm:gap-x-2 max-sm:text-small lg:grid-cols-[7rem_1fr_1rem_1fr]";

/** When the second run has written each row. */
const TIMES =
  "nth-2:[--at:0.2s] nth-3:[--at:0.4s] nth-4:[--at:0.6s] nth-5:[--at:0.8s] nth-6:[--at:1s] nth-7:[--at:1.2s]";

/** The three products side by side, above the engine and what it guarantees. */
export function Products(): ReactNode {
  const { title, list, engine } = products;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-8 lg:mb-10">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
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
      <div className="mt-12 grid items-center gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-[5fr_7fr] xl:gap-x-20">
        <div>
          <Product {...engine}>
            <CheckList className="mb-4 grid gap-2" points={engine.facts} />
          </Product>
        </div>
        <TwoRuns />
      </div>
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
  const { runs, input, same } = twoRuns;
  return (
    <div className="rounded-window border border-teal/40 bg-surface-2 px-4 shadow-window lg:px-8 reveal-in-view">
      <p className="flex flex-wrap justify-between gap-x-4 pt-4 text-small lg:pt-6">
        <b>{input}</b> {demoDeal.label}
      </p>
      <Waveform className="mt-2 h-10 w-full stroke-1 text-teal" />
      <dl className="mt-3">
        <div className={`${ROW} text-small font-bold`}>
          <dt className="max-lg:hidden" />
          {runs.map((run, index) => (
            <dd key={run} className={index === 1 ? "col-start-3 lg:col-start-4" : ""}>
              {run}
            </dd>
          ))}
        </div>
        {demoDeal.fieldChanges.map(({ field, to }) => (
          <div key={field} className={`${ROW} ${TIMES}`}>
            <dt className="text-small max-lg:col-span-full">{field}</dt>
            <dd className="font-bold text-ink">{to}</dd>
            <dd className="contents">
              <b className="reveal text-teal">=</b>
              <b className="reveal">{to}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2 border-t border-teal/40 py-3 font-bold text-teal-hover [--at:1.4s] lg:py-4 reveal">
        <Icon name="check" />
        {same}
      </p>
    </div>
  );
}
