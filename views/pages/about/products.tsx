import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { crmHeard, crmScene } from "../../content/crm-scene";
import { clockTime, timeline } from "../../content/demo/call";
import { speakers } from "../../content/hero-scene";
import { demoDeal } from "../../content/demo-deal";
import { CallTime } from "../../ui/call-time";
import { CheckList } from "../../ui/check-list";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Waveform } from "../../ui/waveform";

/** The classes of each product: Co-Pilot looks like a card on top of the engine. */
const LAYERS = [
  "relative px-6 lg:px-12 rounded-window border border-hairline-strong bg-surface-2 shadow-window",
  "mx-3 rounded-b-window border-x border-b border-hairline bg-surface-1 px-3 lg:mx-6 lg:px-6",
];

/** A field and its value in both runs. */
const ROW =
  "grid grid-cols-[1fr_1rem_1fr] items-baseline gap-x-4 border-t border-hairline py-2 max-sm:gap-x-2 max-sm:text-small lg:grid-cols-[7rem_1fr_1rem_1fr]";

export function Products(): ReactNode {
  const { title, list } = copy.products;
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-8 lg:mb-12">{title}</h2>
      {list.map(({ name, kind, text, link, facts, claim }, index) => (
        <article
          key={name}
          className={`grid gap-8 py-6 md:grid-cols-2 md:items-center lg:gap-16 lg:py-12 ${LAYERS[index]}`}
        >
          <div>
            <p className="text-small text-muted">{kind}</p>
            <h3>{name}</h3>
            <p className="mt-3 mb-5 max-w-measure text-lead">{text}</p>
            <CheckList points={facts} />
            {claim && (
              <div className="mt-5 flex flex-wrap items-center gap-x-3">
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
          {claim ? <OnTheCall /> : <SameResult />}
        </article>
      ))}
    </Section>
  );
}

/** An objection on the demo call, the question that Co-Pilot shows, and what it brings out in the customer's meeting. */
function OnTheCall(): ReactNode {
  const objection = crmHeard.find(({ ask }) => ask !== undefined);
  const [reply, result] = timeline.filter(({ at }) => at > (objection?.at ?? 0));
  if (objection === undefined || reply === undefined || result === undefined) return null;
  return (
    <figure>
      <Said who="prospect" at={objection.at} label={demoDeal.label}>
        {demoDeal.objection.heard}
      </Said>
      <p className="relative -my-4 ml-6 rounded-card border border-teal/40 bg-surface-1 p-4 text-ink shadow-raised lg:ml-20">
        <b className="block text-small text-teal-hover">{crmScene.genie.ask}</b>
        {objection.ask}
      </p>
      <Said who="rep" at={reply.at}>
        “{reply.text}”
      </Said>
      <Said who="prospect" at={result.at}>
        “{result.text}”
      </Said>
    </figure>
  );
}

function Said(props: {
  who: keyof typeof speakers;
  at: number;
  label?: string;
  children: ReactNode;
}): ReactNode {
  const { who, at, label, children } = props;
  const { name, role } = speakers[who];
  return (
    <div className="mr-6 border border-paper-line bg-paper px-4 pt-4 pb-4 text-paper-ink first:rounded-card first:pb-8 nth-3:rounded-t-card nth-3:border-b-0 nth-3:pt-8 nth-3:pb-0 last:rounded-b-card last:border-t-0 lg:mr-20">
      <p className="mb-1 flex flex-wrap justify-between gap-x-2 text-small text-paper-body">
        <span>
          <b className="text-paper-ink">{name}</b> <span className="max-sm:hidden">{role},</span>{" "}
          <CallTime text={clockTime(at)} />
        </span>
        {label}
      </p>
      {children}
    </div>
  );
}

/** Two runs on the same call: each field is the same in both. */
function SameResult(): ReactNode {
  const { runs, input, same } = copy.pictures.twice;
  return (
    <div className="rounded-card border border-teal/40 bg-surface-2 px-4 lg:px-5">
      <p className="flex flex-wrap justify-between gap-x-4 pt-4 text-small">
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
          <div key={field} className={ROW}>
            <dt className="text-small max-lg:col-span-full">{field}</dt>
            <dd className="font-bold text-ink">{to}</dd>
            <dd className="contents">
              <b className="text-teal">=</b>
              <b className="text-ink">{to}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2 border-t border-teal/40 py-3 font-bold text-teal-hover">
        <Icon name="check" />
        {same}
      </p>
    </div>
  );
}
