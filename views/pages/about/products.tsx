import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { crmHeard } from "../../content/crm-scene";
import { clockTime } from "../../content/demo/call";
import { rows, speakers } from "../../content/hero-scene";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";
import { CheckList } from "../../ui/check-list";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";

/** The classes of each product: Co-Pilot looks like a card on top of the engine. */
const LAYERS = [
  "relative px-6 lg:px-12 rounded-window border border-hairline-strong bg-surface-2 shadow-window",
  "mx-3 rounded-b-window border-x border-b border-hairline bg-surface-1 px-3 lg:mx-6 lg:px-6",
];

export function Products(): ReactNode {
  const { title, list } = copy.products;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-8 lg:mb-12">{title}</h2>
      {list.map(({ name, kind, text, link, facts, claim }, index) => (
        <article
          key={name}
          className={`grid gap-6 py-6 md:grid-cols-[4fr_7fr] md:gap-12 lg:py-12 ${LAYERS[index]}`}
        >
          <div>
            <p className="text-small text-muted">{kind}</p>
            <h3 className="mb-5">{name}</h3>
            <CheckList points={facts} />
          </div>
          <div>
            <p className="max-w-measure text-lead">{text}</p>
            {claim ? <OnTheCall /> : <SameResult />}
            {claim && (
              <div className="mt-4 flex flex-wrap items-center gap-x-3">
                <span>
                  <b>{claim.figure}</b> {claim.scope}
                </span>
                <HowCounted claim={claim} />
              </div>
            )}
            <MoreLink className="mt-3" href={link.href}>
              {link.name}
            </MoreLink>
          </div>
        </article>
      ))}
    </Section>
  );
}

/** An objection on the demo call, in the customer's meeting, and the question that Co-Pilot suggests. */
function OnTheCall(): ReactNode {
  const objection = crmHeard.find(({ ask }) => ask !== undefined);
  if (objection === undefined) return null;
  const { name, role } = speakers.prospect;
  return (
    <div className="mt-6">
      <div className="mr-6 rounded-card border border-paper-line bg-paper p-4 pb-8 text-paper-ink lg:mr-24">
        <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-small text-paper-body">
          <span>
            <b className="text-paper-ink">{name}</b> {role},{" "}
            <CallTime text={clockTime(objection.at)} />
          </span>
          {demoDeal.label}
        </p>
        {demoDeal.objection.heard}
      </div>
      <p className="relative -mt-4 ml-6 rounded-card border border-teal/40 bg-surface-1 p-4 text-lead text-ink shadow-raised lg:ml-24">
        <b className="block text-small text-teal-hover">{copy.pictures.meeting.ask}</b>
        {objection.ask}
      </p>
    </div>
  );
}

/** The field that the engine fills in, with the same result from two runs on the same call. */
function SameResult(): ReactNode {
  const { label, first, second } = copy.pictures.twice;
  const [, nextStep] = rows;
  return (
    <figure className="mt-5 rounded-card border border-hairline bg-surface-2 p-4 text-small">
      <figcaption className="flex justify-between gap-4 text-muted">
        {label} <span>{demoDeal.label}</span>
      </figcaption>
      <dl className="mt-2 divide-y divide-hairline">
        {[first, second].map((run) => (
          <div key={run} className="flex flex-wrap items-center gap-x-4 py-2">
            <dt className="w-24 text-muted max-sm:w-full">{run}</dt>
            <dd className="flex flex-1 justify-between gap-4 text-ink">
              <span>
                {nextStep?.field}: <b>{nextStep?.to}</b>
              </span>
              <Icon name="check" className="text-teal" />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
