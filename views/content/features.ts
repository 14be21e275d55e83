import { claims, type Claim } from "./claims";
import { clockTime } from "./demo/call";
import { callMoments } from "./demo/moments";
import type { DemoTarget } from "./demo-links";
import type { IconName } from "../ui/icon-sprite";

/** One of the eight topics, told twice: how it works, and what a team has from it. */
export type Feature = {
  id: FeatureId;
  topic: string;
  /** When in a deal it is at work. */
  when: string;
  does: { how: string; link: { label: string; target: DemoTarget } };
  brings: { role: string; icon: IconName; outcome: string; claim?: Claim };
};

export type FeatureId =
  | "overlay"
  | "battle-cards"
  | "coaching"
  | "closeout"
  | "sync"
  | "forecasting"
  | "security"
  | "market-fit";

const at = (seconds: number): string => clockTime(seconds);

export const featuresPage = {
  title: "Features: what Genie does with a security sales call",
  description:
    "Eight features that live on your CRM and your meetings: battle cards, live coaching, closeout, CRM sync, forecasting. How each works, and what it brings.",
  social: { kicker: "Eight features", title: "Eight things Genie does with every call" },
  heading: "Eight things Genie does with every call",
  lead: "Genie listens to the call, hands the rep the answer, and fills in the CRM you already have.",
  action: "Get Early Access",
  demo: "Play the demo call",

  does: {
    eyebrow: "What it does",
    title: "How each one works",
    lead: "No settings tour. One line on how, and the place in the demo to check it.",
  },
  brings: {
    eyebrow: "What it brings",
    title: "The same eight, told by who gains",
    lead: "A feature earns its seat when somebody’s Monday is easier for it.",
    score: (account: string): string => `the score of ${account}, with reasons`,
  },
  outcomes: {
    eyebrow: "Business outcomes",
    title: "Results you can hold us to",
    lead: "Every number shows how we count it.",
    groups: [
      {
        name: "Win more",
        claims: [claims.revenueIncrease, claims.callsWithNextSteps, claims.forecastAccuracy],
      },
      {
        name: "Spend less",
        claims: [claims.costReduction, claims.adminMinutesSaved, claims.averageRoi],
      },
      {
        name: "Grow without losing it",
        claims: [claims.fasterOnboarding, claims.knowledgeRetention, claims.scaling],
      },
    ],
  },
  wrapUp: {
    eyebrow: "Post-meeting wrap-up",
    title: "Daniel has left the call. This is all that is left to do.",
    lead: "The email to Daniel is drafted, and every kind of entry for the CRM has its tick. Change the email, untick what should stay out, move the stage: what would be written follows.",
    action: "See the risks and the scorecard too",
    approve: "Approve all",
  },
  showcase: {
    eyebrow: "Battle cards",
    title: "Have one made for your next meeting",
    lead: "Tell us where to reach you. When your seat opens, connect the calendar: the first card is for the meeting you were going to have anyway.",
    points: [
      "Who has a part in the deal, and which of them signs",
      "What they run today and when it renews",
      "Three points to make, in the order to make them",
    ],
    email: "Work email",
    placeholder: "you@company.com",
    submit: "Get Started",
    call: "Book a Call",
    note: "Takes you to the waitlist with your address filled in. Nothing is stored until you send it there.",
    /** What the visitor asks to get into, by its name on the waitlist. */
    feature: "Co-Pilot Live Call Coach",
    window: {
      title: "Battle card",
      status: "Ready before the call",
      text: "The battle card for Halden Freight: Daniel Okafor, Priya Raman and Tom Berger with their parts in the deal, the incumbent’s renewal date, and how to answer when Kestrel EDR is named.",
    },
  },
} as const;

export const features: readonly Feature[] = [
  {
    id: "overlay",
    topic: "Overlay",
    when: "Always there",
    does: {
      how: "A panel beside the meeting and on the CRM record. No second inbox to watch, no tab to keep open, no field renamed.",
      link: { label: "See it beside the call", target: callMoments.opening },
    },
    brings: {
      role: "Revenue operations",
      icon: "sliders",
      outcome: "Reps start in the tools they opened this morning.",
      claim: { ...claims.onboardingUnder, figure: `Under ${claims.onboardingUnder.figure}` },
    },
  },
  {
    id: "battle-cards",
    topic: "Pre-call battle cards",
    when: "Before the call",
    does: {
      how: "Reads the invite, the CRM history and earlier calls, and leaves one card while there is still time to read it.",
      link: { label: "Watch the card being made", target: "before-call" },
    },
    brings: {
      role: "Sales rep",
      icon: "user",
      outcome: "You walk in knowing who signs and what the audit said.",
      claim: claims.battleCardLead,
    },
  },
  {
    id: "coaching",
    topic: "Live call coaching",
    when: "During the call",
    does: {
      how: "Holds each sentence against your playbook as it is spoken. When a competitor or an objection comes up, so does one card.",
      link: {
        label: `Hear the objection at ${at(callMoments.objection)}`,
        target: callMoments.objection,
      },
    },
    brings: {
      role: "Sales manager",
      icon: "users",
      outcome: "The newest rep gives the answer your best one would.",
      claim: claims.transcription,
    },
  },
  {
    id: "closeout",
    topic: `${claims.closeout.figure} ${claims.closeout.scope}`,
    when: "As it ends",
    does: {
      how: "Drafts the paperwork while the call still runs. When it ends the rep reads one sheet, ticks and sends.",
      link: { label: "Try the closeout", target: "after-call" },
    },
    brings: {
      role: "Sales rep",
      icon: "user",
      outcome: "The day ends with the last call, not with the notes on it.",
      claim: claims.hoursSaved,
    },
  },
  {
    id: "sync",
    topic: "Safe CRM sync",
    when: "As it ends",
    does: {
      how: "Shows each change beside the old value and runs it past your validation rules. What is not ticked is not written.",
      link: { label: "Preview what is written", target: "after-call" },
    },
    brings: {
      role: "Revenue operations",
      icon: "sliders",
      outcome: "Nobody cleans records on the last night of the quarter.",
      claim: claims.scrollAccuracy,
    },
  },
  {
    id: "forecasting",
    topic: "Forecasting and analytics",
    when: "Every Friday",
    does: {
      how: "Scores the deal criterion by criterion from what was said. Open any of them and you land on the sentence that moved it.",
      link: {
        label: `See it move at ${at(callMoments.economicBuyer)}`,
        target: callMoments.economicBuyer,
      },
    },
    brings: {
      role: "Executive",
      icon: "briefcase",
      outcome: "You defend the number with the buyer’s own words.",
    },
  },
  {
    id: "security",
    topic: "Enterprise security",
    when: "Always there",
    does: {
      how: "Encrypts in transit and at rest on every plan, and logs each write with who approved it and the minute it came from.",
      link: {
        label: `Find the line at ${at(callMoments.commitment)}`,
        target: callMoments.commitment,
      },
    },
    brings: {
      role: "Your own CISO",
      icon: "shield",
      outcome: "The questionnaire comes back answered, with the reports.",
    },
  },
  {
    id: "market-fit",
    topic: "Market fit",
    when: "From the first call",
    does: {
      how: "Built for deals with a CISO, an analyst and a CFO in them. It knows EDR from XDR, and an audit finding from a wish.",
      link: { label: `Hear the pain at ${at(callMoments.pain)}`, target: callMoments.pain },
    },
    brings: {
      role: "Sales leader",
      icon: "chart",
      outcome: "No quarter spent teaching a tool what a SOC does.",
      claim: claims.resultsWithin,
    },
  },
];
