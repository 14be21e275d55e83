import { paths } from "../../src/paths";
import { allClaims, caseStudies } from "./case-studies";
import { claims, type Claim } from "./claims";
import { recordOf } from "./crm-scene";
import { alderbrookClinics } from "./demo/alderbrook-clinics";
import { dealDay } from "./demo/calendar";
import { clockTime } from "./demo/call";
import { corvidPay } from "./demo/corvid-pay";
import { heardAs } from "./demo/lines";
import { callMoments } from "./demo/moments";
import type { DemoTarget } from "./demo-links";
import { mainActions } from "./links";
import { securitySection } from "./security";
import type { IconName } from "../icon-shapes";

/** A feature, described in two ways: how it works, and who benefits. */
export type Feature = {
  id: FeatureId;
  topic: string;
  /** The figure in its name or text. */
  claim?: Claim;
  /** The job that it did in the pictured call, with what came of it, and what there is without Genie. */
  done: { job: string; result: string; without: string; isAfterCall?: boolean };
  /** Links to the demo at `target`, or to `href`. */
  does: {
    how: string;
    link: { label: string; target: DemoTarget } | { label: string; href: string };
  };
  brings: { role: RoleName; outcome: string };
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

/** Who gains from the features, in order. */
export const featureRoles = {
  "Sales rep": "user",
  "Sales manager": "users",
  Executive: "briefcase",
  "Revenue operations": "sliders",
  "Your own CISO": "eye",
} as const satisfies Record<string, IconName>;

type RoleName = keyof typeof featureRoles;

/** The deal of the page's pictures. */
export const featuredDeal = corvidPay;

export const featuredRecord = recordOf(featuredDeal, featuredDeal.quotes);

/** What Genie recognized in the pictured call. */
const heard = (type: string): string => heardAs(type, featuredDeal.quotes).recognized.value;

const at = clockTime;
const { account, fieldChanges, people, score } = featuredDeal;
const [firstName] = people.rep.name.split(" ");

export const featuresPage = {
  title: "Features: what Genie does with a security sales call",
  description:
    "Battle cards, live coaching, closeout, CRM sync, forecasting: how Genie’s eight features work on your CRM and meetings, and who gets what from each.",
  social: { kicker: "Features", title: "Eight features, one call" },
  heading: "One call, eight jobs done",
  lead: "Genie listens to your security sales calls, hands the rep the answer, and fills in the CRM you already have.",

  does: {
    title: "How each one works",
    lead: "The links play a call with Halden Freight.",
    closeout: {
      ends: "Call ends",
      approved: `Approved by ${firstName}`,
    },
    score: { before: "Before", after: "After" },
    crm: "Your CRM",
    unchecked: "Not written",
  },
  brings: {
    title: "Who gets what",
  },
  outcomes: {
    title: "Four numbers you can test",
    lead: "Open any mark to see how we count it.",
    all: {
      label: `See all ${allClaims.length} claims and their tests`,
      href: `${paths.caseStudies.path}#${caseStudies.claims.id}`,
    },
    /** The claim whose math is published. */
    proven: claims.averageRoi,
    open: [claims.callsWithNextSteps, claims.forecastAccuracy, claims.revenueIncrease],
  },
  wrapUp: {
    deal: alderbrookClinics,
    title: "The call ends. This is all Nora has left to do.",
    lead: "She reads one list, edits a sentence and approves.",
    claim: claims.prospectsDropped,
    action: "Try the closeout",
    edit: { cut: " about the other offer", note: "Nora deletes half a sentence" },
    window:
      "The closeout of the call, waiting for Nora’s approval: call notes, deal stage, contacts, next steps and follow-up email, in front of the draft to Grace, from which she deletes half a sentence.",
  },
  showcase: {
    title: "Get your first battle card when your seat opens",
    lead: "Connect your calendar, and a card arrives before your next meeting.",
    email: "Work email",
    placeholder: "you@company.com",
    submit: "Get Started",
    note: `${mainActions.invitation}. You confirm on the next page, and nothing is saved until then.`,
    /** The feature requested on the waitlist. */
    feature: "Co-Pilot Live Call Coach",
    window: {
      title: "Battle card",
      text: `The battle card for ${account.name}: Ines Duarte and Lena Novak with their parts in the deal, the question of who signs, the incumbent’s renewal date, and three points to make.`,
    },
  },
} as const;

/** In the order in which they did their jobs in the pictured call. */
export const features: readonly Feature[] = [
  {
    id: "battle-cards",
    topic: "Pre-call battle cards",
    claim: claims.battleCardLead,
    done: { job: "Brief the rep", result: "Battle card before the call", without: "No card" },
    does: {
      how: `${claims.battleCardLead.figure} before the meeting, from the invite, the CRM and earlier calls.`,
      link: { label: "Watch Genie build the card", target: "before-call" },
    },
    brings: {
      role: "Sales rep",
      outcome: "You walk in knowing who’s in the deal.",
    },
  },
  {
    id: "market-fit",
    topic: "Security market fit",
    done: {
      job: "Catch the pain",
      result: heard("Pain"),
      without: "Not in the CRM",
    },
    does: {
      how: "Genie knows EDR from XDR, and an audit finding from a nice-to-have.",
      link: { label: `Hear a pain at ${at(callMoments.pain)}`, target: callMoments.pain },
    },
    brings: {
      role: "Sales manager",
      outcome: "Your reps hold their own with a CISO.",
    },
  },
  {
    id: "overlay",
    topic: "Overlay",
    done: {
      job: "Spot the competitor",
      result: heard("Competitor"),
      without: "In a notebook",
    },
    does: {
      how: "Genie runs on top of the CRM and the meeting tool you have today.",
      link: {
        label: `Hear a rival named at ${at(callMoments.competitor)}`,
        target: callMoments.competitor,
      },
    },
    brings: {
      role: "Revenue operations",
      outcome: "Switch Genie off, and your CRM still works.",
    },
  },
  {
    id: "coaching",
    topic: "Live call coaching",
    done: {
      job: "Answer the objection",
      result: heard("Objection"),
      without: "No answer ready",
    },
    does: {
      how: "A competitor or an objection brings up a card with the answer.",
      link: {
        label: `Hear an objection at ${at(callMoments.objection)}`,
        target: callMoments.objection,
      },
    },
    brings: {
      role: "Sales manager",
      outcome: "New reps give your best rep’s answer.",
    },
  },
  {
    id: "closeout",
    topic: `${claims.closeout.figure} ${claims.closeout.scope}`,
    claim: claims.closeout,
    done: {
      job: "Write up the call",
      result: "Notes and email, approved",
      without: `${dealDay("forecast", "weekday")}, from memory`,
      isAfterCall: true,
    },
    does: {
      how: "Drafted during the call, approved on one sheet.",
      link: { label: "Try the closeout", target: "crm-title" },
    },
    brings: {
      role: "Sales rep",
      outcome: "Your day ends with the last call.",
    },
  },
  {
    id: "sync",
    topic: "Safe CRM sync",
    done: {
      job: "Fill in the CRM",
      result: `${fieldChanges.length} approved fields`,
      without: "Empty or out of date",
      isAfterCall: true,
    },
    does: {
      how: "Each change appears next to the old value. The rep unchecks what’s wrong.",
      link: { label: "Preview the changes", target: "crm-title" },
    },
    brings: {
      role: "Revenue operations",
      outcome: "No cleanup at the end of the quarter.",
    },
  },
  {
    id: "forecasting",
    topic: "Forecasting and analytics",
    done: {
      job: "Score the deal",
      result: `${score.value}, up from ${score.before}`,
      without: `Still ${score.before}`,
      isAfterCall: true,
    },
    does: {
      how: "A score shows its reasons, and what’s still missing.",
      link: {
        label: `See a score move at ${at(callMoments.economicBuyer)}`,
        target: callMoments.economicBuyer,
      },
    },
    brings: {
      role: "Executive",
      outcome: "When the board asks why, you open the call.",
    },
  },
  {
    id: "security",
    topic: "Enterprise security",
    done: {
      job: "Prove each change",
      result: "Linked to the call",
      without: "No source",
      isAfterCall: true,
    },
    does: {
      how: "Every approved change keeps its source.",
      link: { label: securitySection.link, href: paths.security.path },
    },
    brings: {
      role: "Your own CISO",
      outcome: "Security questions answered, each with its source.",
    },
  },
];
