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

/** An objection on the demo call, what Co-Pilot shows, and what the rep says next, on top of the customer's meeting. */
function OnTheCall(): ReactNode {
  const objection = crmHeard.find(({ ask }) => ask !== undefined);
  const reply = timeline.find(({ at, speaker }) => speaker === "Rep" && at > (objection?.at ?? 0));
  if (objection === undefined || reply === undefined) return null;
  const { say, ask } = crmScene.genie;
  return (
    <div>
      <Said who="prospect" at={objection.at}>
        {demoDeal.objection.heard}
      </Said>
      <div className="relative -my-4 ml-6 grid gap-3 rounded-card max-md:mb-0 border border-teal/40 bg-surface-1 p-4 text-ink shadow-raised lg:ml-20">
        {[
          { name: say, text: objection.say },
          { name: ask, text: objection.ask },
        ].map(({ name, text }) => (
          <p key={name}>
            <b className="block text-small text-teal-hover">{name}</b>
            {text}
          </p>
        ))}
      </div>
      <Said who="rep" at={reply.at}>
        “{reply.text}”
      </Said>
    </div>
  );
}

function Said(props: { who: keyof typeof speakers; at: number; children: ReactNode }): ReactNode {
  const { who, at, children } = props;
  const { name, role } = speakers[who];
  return (
    <div className="mr-6 rounded-card border border-paper-line bg-paper px-4 pt-4 pb-8 text-paper-ink last:pt-8 last:pb-4 max-md:last:hidden lg:mr-20">
      <p className="mb-1 flex flex-wrap justify-between gap-x-2 text-small text-paper-body">
        <span>
          <b className="text-paper-ink">{name}</b> <span className="max-sm:hidden">{role},</span>{" "}
          <CallTime text={clockTime(at)} />
        </span>
        {who === "prospect" && demoDeal.label}
      </p>
      {children}
    </div>
  );
}

/** Two runs on the same call that lead to one record: each field is the same in both. */
function SameResult(): ReactNode {
  const { runs, input, same } = copy.pictures.twice;
  return (
    <div className="text-small">
      <div className="relative grid grid-cols-2 gap-12">
        {runs.map((run) => (
          <div
            key={run}
            className="rounded-card border border-hairline bg-surface-2 px-3 py-2 lg:px-4"
          >
            <p className="flex flex-wrap justify-between gap-x-2">
              <b>{run}</b> {input}
            </p>
            <Waveform className="mt-1 h-8 w-full stroke-1 text-field" />
          </div>
        ))}
        <b className="absolute inset-0 m-auto size-10 rounded-pill border border-teal/40 text-center text-h4/9 text-teal">
          =
        </b>
      </div>
      <i className="mx-auto block h-5 w-1/2 rounded-b-card border-x border-b border-teal/40" />
      <i className="mx-auto block h-5 w-px bg-teal/40" />
      <div className="rounded-card border border-teal/40 bg-surface-2 px-4 pb-1 lg:px-5">
        <p className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <b className="flex items-center gap-2 text-base text-teal-hover">
            <Icon name="check" />
            {same}
          </b>
          {demoDeal.label}
        </p>
        <dl>
          {demoDeal.fieldChanges.map(({ field, to }) => (
            <div key={field} className="grid grid-cols-2 gap-12 border-t border-hairline py-2">
              <dt>{field}</dt>
              <dd className="font-bold text-ink">{to}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
