import { paths } from "../../src/paths";
import { claims } from "./claims";
import type { betaFeatures } from "./links";

/** The page of the beta's waitlist. Its notices stand in `messages.ts`. */
export const waitlistPage = {
  title: "Private Beta Waitlist",
  social: { kicker: "Private beta", title: "Ask to be let in early" },
  description:
    "Ask for an invitation to Genie’s private beta. Teams that sell security are let in wave by wave.",
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
        title: "Your request is on the list",
        text: "A short email tells you that it came. Nobody calls you about it, and no sales sequence starts.",
      },
      {
        when: "Your wave",
        title: "A small group is let in together",
        text: "Small enough that every team sets up its CRM and its meeting tool with one of us beside it.",
      },
      {
        when: "Your inbox",
        title: "The invite arrives",
        text: `One link, good for you and the manager you bring. From there it is under ${claims.onboardingUnder.figure} to the first coached call.`,
      },
      {
        when: "After a week",
        title: "You tell us what is missing",
        text: "A beta is a bargain: you get in early, we get to hear where it let you down in front of a CISO.",
      },
    ],
  },
  others: "Opening in the same way",
  chosen: "Chosen",
  features: {
    "Co-Pilot Live Call Coach": "Hears the objection and puts the answer on screen, mid-sentence.",
    "Data Orchestration": "One set of rules decides what may change a record, and logs why.",
    "Mobile App": "The battle card in the lift, the closeout on the way to the car.",
    "Genie Intelligence Overlay": "Deal context laid over the CRM page you already have open.",
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
} as const;

/** What the waitlist is called where an address names nothing. */
export const waitlistDefaults = { title: paths.betaWaitlist.title, feature: "" } as const;
