import { paths } from "../../src/paths";
import { claims } from "./claims";
import type { DoneCopy } from "./form-done";
import { failureNotices } from "./form-notices";
import type { betaFeatures } from "./links";

/** Copy of the beta waitlist's page. */
export const waitlistPage = {
  title: "Private Beta Waitlist",
  social: { kicker: "Private beta", title: "Get early access" },
  description:
    "Request an invite to Genie’s private beta. We onboard teams that sell security in waves.",
  badge: "Beta",
  heading: (feature: string): string =>
    feature ? `Get early access to ${feature}` : "Get early access",
  lead: "We onboard teams in waves. Tell us where to write, and an invite will be emailed to you when your wave opens.",
  back: "Back to Home",
  next: {
    title: "What happens next",
    steps: [
      {
        when: "Now",
        title: "You’re on the list",
        text: "We confirm by email. Nobody calls you, and no sales sequence starts.",
      },
      {
        when: "Your wave",
        title: "Teams start in waves",
        text: "The oldest requests come first. There is no fixed date.",
      },
      {
        when: "Your inbox",
        title: "The invite arrives",
        text: `It holds your link to start. Your first coached call follows in under ${claims.onboardingUnder.figure}.`,
        claim: claims.onboardingUnder,
      },
      {
        when: "During the beta",
        title: "You tell us what’s missing",
        text: "You get in early. We hear where it let you down in front of a CISO.",
      },
    ],
  },
  others: "Other private betas",
  chosen: "Chosen",
  features: {
    "Co-Pilot Live Call Coach":
      "Puts the answer to an objection on screen while the buyer is still talking.",
    "Data Orchestration":
      "A deterministic engine keeps records clean and current: same call, same record.",
    "Mobile App": "The battle card in the elevator, the closeout on the way to the car.",
    "Genie Intelligence Overlay": "Deal context on top of the CRM page you already have open.",
  } satisfies Record<(typeof betaFeatures)[number], string>,
} as const;

export const waitlistForm = {
  email: "Work email",
  placeholder: "you@company.com",
  company: "Company",
  optional: "optional",
  submit: "Request invite",
  busy: "Requesting…",
  note: "We'll only email you about the beta. Unsubscribe anytime.",
  ...failureNotices,
  success: {
    title: "Request received",
    text: "You're on the beta list. Watch your inbox!",
  },
  done: (feature: string): DoneCopy => ({
    received: `, for early access${feature && ` to ${feature}`}.`,
    next: "We confirm by email. When your wave opens, the invite comes to the same address.",
    undo: "Use the link in that email to leave the list.",
  }),
} as const;

/** Used if the query contains no title or feature. */
export const waitlistDefaults = { title: paths.betaWaitlist.title, feature: "" } as const;
