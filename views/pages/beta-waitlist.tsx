import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { betaFeatures, waitlistHref } from "../content/links";
import { trial, TRIAL_TITLE } from "../content/trial";
import { waitlistDefaults, waitlistPage } from "../content/waitlist";
import type { Page, PageProps } from "../page";
import { WaitlistForm } from "../partials/waitlist-form";
import { Icon } from "../ui/icon";

export const betaWaitlist: Page = {
  place: paths.betaWaitlist,
  title: waitlistPage.title,
  description: waitlistPage.description,
  social: waitlistPage.social,
  styles: "beta-waitlist",
  queryKeys: ["title", "feature"],
  View: ({ query, form }) => {
    const asked = askedFor(query);
    return (
      <>
        <Request {...asked} form={form} />
        {asked.title !== TRIAL_TITLE && <OtherBetas feature={asked.feature} />}
      </>
    );
  },
};

/** What an address asks to be let into. */
export function askedFor(query: URLSearchParams | undefined): { title: string; feature: string } {
  const read = (key: "title" | "feature") => query?.get(key) || waitlistDefaults[key];
  return { title: read("title"), feature: read("feature") };
}

function Request(props: { title: string; feature: string; form: PageProps["form"] }): ReactNode {
  const { title, feature, form } = props;
  const { back, next } = waitlistPage;
  const isTrial = title === TRIAL_TITLE;
  const { badge, heading, lead } = isTrial ? trial : waitlistPage;
  const steps = isTrial ? trial.steps : next.steps;
  return (
    <section className="section asked">
      <div className="wrap">
        <div>
          <p className="asked-title">
            {title} <span className="badge badge-beta">{badge}</span>
          </p>
          <h1>{heading(feature)}</h1>
          <p className="lead">{lead}</p>
          <WaitlistForm title={title} feature={feature} state={form} />
          <a className="more" href={paths.home.path}>
            {back}
          </a>
        </div>
        <div className="asked-beside waves">
          <h2>{next.title}</h2>
          <ol>
            {steps.map(({ when, title: step, text }) => (
              <li key={when}>
                <p className="eyebrow">{when}</p>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The other betas, and a mark on the one that this page is about. */
function OtherBetas({ feature }: { feature: string }): ReactNode {
  return (
    <section className="section betas">
      <div className="wrap">
        <h2>{waitlistPage.others}</h2>
        <ul>
          {betaFeatures.map((name) => (
            <li key={name}>
              <a href={waitlistHref(name)} aria-current={name === feature || undefined}>
                <b>{name}</b>
                <span>{waitlistPage.features[name]}</span>
                {name === feature ? (
                  <em className="badge">{waitlistPage.chosen}</em>
                ) : (
                  <Icon name="arrow" />
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
