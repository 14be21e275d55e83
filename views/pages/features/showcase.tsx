import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { kestrelCard } from "../../content/demo/call";
import { demoDeal } from "../../content/demo-deal";
import { featuresPage } from "../../content/features";
import { CheckList } from "../../ui/check-list";
import { SectionHead } from "../../ui/section";
import { Window } from "../../ui/window";

const { account, people, painPoints } = demoDeal;
const copy = featuresPage.showcase;

/** A battle card, and how to have one made. */
export function Showcase(): ReactNode {
  return (
    <section className="section split showcase" id="battle-card">
      <div className="wrap">
        <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
          <CheckList points={copy.points} />
          <StartForm />
        </SectionHead>
        <CardWindow />
      </div>
    </section>
  );
}

/**
 * Leads to the waitlist with the address typed here, in the body of the request: what stands in an address bar is kept
 * in histories and logs. The field may stay empty.
 */
function StartForm(): ReactNode {
  return (
    <form className="start" method="post" action={paths.betaWaitlist.path}>
      <label htmlFor="start-email">{copy.email}</label>
      <input
        id="start-email"
        className="field"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        placeholder={copy.placeholder}
        aria-describedby="start-note"
      />
      <input type="hidden" name="feature" value={copy.feature} />
      <button className="button button-primary">{copy.submit}</button>
      <a className="button" href={`${paths.contact.path}?topic=call`}>
        {copy.call}
      </a>
      <p className="note" id="start-note">
        {copy.note}
      </p>
    </form>
  );
}

function CardWindow(): ReactNode {
  return (
    <Window className="battle-card" {...copy.window}>
      <div className="card-head">
        <div className="pane-head">{account.name}</div>
        <p>{account.overview}</p>
        <p className="renewal">{account.renewal}</p>
      </div>
      <div className="who">
        {people.stakeholders.map(({ name, role, stance }) => (
          <p key={name}>
            <b>{name}</b>
            <span>{role}</span>
            <em>{stance}</em>
          </p>
        ))}
      </div>
      <div className="hurts">
        <div className="card-title">What hurts</div>
        <ul>
          {painPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="against">
        <div className="card-title">{kestrelCard.title}</div>
        <p>
          <b>Say</b> {kestrelCard.say}
        </p>
        <p>
          <b>Ask next</b> {kestrelCard.ask}
        </p>
      </div>
    </Window>
  );
}
