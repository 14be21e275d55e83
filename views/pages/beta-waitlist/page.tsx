import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { Claim } from "../../content/claims";
import { betaFeatures, TRIAL_TITLE, waitlistHref } from "../../content/links";
import { trial } from "../../content/trial";
import { waitlistDefaults, waitlistPage } from "../../content/waitlist";
import type { Page, PageProps } from "../../page";
import { WaitlistForm } from "../../forms/waitlist-form";
import { Pill } from "../../ui/badge";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";
import { NextStep } from "../../ui/next-step";
import { Opening } from "../../ui/opening";
import { Lead, Section } from "../../ui/section";
import { SidePanel } from "../../ui/side-panel";
import { Unbroken } from "../../ui/unbroken";

export const betaWaitlist: Page = {
  place: paths.betaWaitlist,
  title: waitlistPage.title,
  description: waitlistPage.description,
  social: waitlistPage.social,
  folder: "beta-waitlist",
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

/** Returns what the query requests access to. */
export function askedFor(query: URLSearchParams | undefined): { title: string; feature: string } {
  const read = (key: "title" | "feature") => query?.get(key) || waitlistDefaults[key];
  return { title: read("title"), feature: read("feature") };
}

function Request(props: { title: string; feature: string; form: PageProps["form"] }): ReactNode {
  const { title, feature, form } = props;
  const { back, next } = waitlistPage;
  const isTrial = title === TRIAL_TITLE;
  const { badge, heading, lead } = isTrial ? trial : waitlistPage;
  return (
    <Opening className="grid gap-14 lg:grid-cols-[6fr_5fr] lg:gap-24">
      <div>
        <p className="mb-4 flex items-center gap-3">
          {title} <Pill tone="gold">{badge}</Pill>
        </p>
        <h1>
          <Unbroken text={heading(feature)} />
        </h1>
        <Lead className="mt-5">{lead}</Lead>
        <div className="mt-8 mb-4 max-w-136">
          <WaitlistForm title={title} feature={feature} state={form} />
        </div>
        <a
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover"
          href={paths.home.path}
        >
          {back}
        </a>
      </div>
      <SidePanel title={next.title}>
        <Steps steps={isTrial ? trial.steps : next.steps} />
      </SidePanel>
    </Opening>
  );
}

/** What happens next, as a timeline from now to the first week. */
function Steps(props: {
  steps: readonly { when: string; title: string; text: string; claim?: Claim }[];
}): ReactNode {
  return (
    <ol className="mt-6">
      {props.steps.map(({ when, title, text, claim }) => (
        <NextStep key={when} when={when} title={title}>
          <p>{text}</p>
          {claim && <HowCounted claim={claim} />}
        </NextStep>
      ))}
    </ol>
  );
}

/** All betas. The one that this page is about is marked. */
function OtherBetas({ feature }: { feature: string }): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-4 text-h3">{waitlistPage.others}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {betaFeatures.map((name) => (
          <li key={name} className="break-inside-avoid">
            <a
              href={waitlistHref(name)}
              aria-current={name === feature || undefined}
              className="group flex h-full items-center justify-between gap-6 rounded-card border border-hairline bg-surface-1 p-5 transition-colors hover:border-hairline-strong hover:bg-surface-2 aria-[current]:border-teal"
            >
              <span>
                <b className="block">{name}</b>
                {waitlistPage.features[name]}
              </span>
              {name === feature ? (
                <Pill tone="teal">{waitlistPage.chosen}</Pill>
              ) : (
                <Icon name="arrow" className="text-muted group-hover:text-teal print:hidden" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
