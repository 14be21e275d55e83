import { paths } from "../../src/paths";

/** Products that only a beta invitation opens; each links to the waitlist under its own name. */
export const betaFeatures = [
  "Co-Pilot Live Call Coach",
  "Data Orchestration",
  "Mobile App",
  "Genie Intelligence Overlay",
] as const;

/** The waitlist, asked for by name: `title` is its badge, `feature` what access is wanted to. */
export function waitlistHref(feature: string, title: string = paths.betaWaitlist.title): string {
  return `${paths.betaWaitlist.path}?${new URLSearchParams({ title, feature })}`;
}

/** A trial is an invitation to the waitlist that names the plan. */
export const trialHref = (plan: string): string => waitlistHref(`the ${plan} plan`, "Free Trial");
