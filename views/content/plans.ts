import { paths } from "../../src/paths";
import { claims } from "./claims";
import { contactHref, mainActions, trialHref } from "./links";

export type Billing = "monthly" | "annual";

export type PlanId = "starter" | "team" | "enterprise";

/** An add-on of a plan. `price` is in US dollars, charged once for each `per`. */
type AddOn = { name: string; price: number; per: string };

export type Plan = {
  id: PlanId;
  name: string;
  subtitle: string;
  description: string;
  /** What the plan includes, in one line. */
  limit: string;
  /** US dollars per seat and month with monthly billing. */
  price: number;
  /** Calls per seat and month; undefined if unlimited. */
  callsIncluded?: number;
  isPopular: boolean;
  features: readonly string[];
  addOns: readonly AddOn[];
  cta: { label: string; href: string };
  /** What comes before the trial. */
  starts: string;
};

export const ANNUAL_FACTOR = 0.83;
const MONTHS_PER_YEAR = 12;

/** Returns the price in US dollars per seat and month with annual billing. */
export const annualPrice = (plan: Plan): number => Math.round(plan.price * ANNUAL_FACTOR);

/** Returns the price in US dollars per seat for a year with annual billing. */
export const yearlyTotal = (plan: Plan): number => annualPrice(plan) * MONTHS_PER_YEAR;

/** Returns the price in US dollars per seat and month with either billing. */
export const seatPrice = (plan: Plan, billing: Billing): number =>
  billing === "annual" ? annualPrice(plan) : plan.price;

/** Returns the price in US dollars of a call beyond those included. */
export const extraCallPrice = (plan: Plan): number =>
  plan.addOns.find(({ name }) => name === EXTRA_CALLS)?.price ?? 0;

/**
 * Returns the number of calls per seat and month above which the larger plan costs less than the smaller one with extra
 * calls.
 */
export const callsFromWhich = (larger: Plan, smaller: Plan, billing: Billing): number => {
  const difference = seatPrice(larger, billing) - seatPrice(smaller, billing);
  return Math.ceil((smaller.callsIncluded ?? 0) + difference / extraCallPrice(smaller));
};

/** Formats US dollars, with cents if there are any. */
export const dollars = (amount: number): string =>
  `$${amount.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

export const addOnPrice = ({ price, per }: AddOn): string => `${dollars(price)} ${per}`;

export const addOnLine = (addOn: AddOn): string => `${addOn.name} ${addOnPrice(addOn)}`;

const EXTRA_CALLS = "Extra calls";
const extraCalls = (price: number): AddOn => ({ name: EXTRA_CALLS, price, per: "each" });
const upTo = (calls: number): string => `Up to ${calls} calls a month per seat`;

/** Whether all products are in beta, which is free (`documents/legal-beta-terms.md`). */
export const isBeta = [paths.coPilot, paths.scroll, paths.vision].every(
  ({ badge }) => badge === "beta",
);

export const pricing = {
  compare: "Compare the plans",
  title: "Priced per seat. Paid back in rep time.",
  lead: `${isBeta ? `Free in beta, ${mainActions.invitation.toLowerCase()}. Then a` : "Every plan starts with a"} ${claims.trial.figure} ${claims.trial.scope}.`,
  monthly: "Monthly",
  annual: "Annual",
  annualBadge: "2 months free",
  billing: "Billing",
  perSeat: "per seat / month",
  billedMonthly: "billed monthly",
  billedYearly: "per seat, billed yearly",
  yearly: "billed yearly",
  popular: "Most Popular",
} as const;

const byInvitation = `${mainActions.invitation}, no sales call`;

export const plans = [
  {
    id: "starter",
    name: "Starter",
    subtitle: "For a rep or two",
    description: "Prove it on your own calls before anyone signs a purchase order.",
    price: 79,
    callsIncluded: 100,
    limit: upTo(100),
    isPopular: false,
    features: [upTo(100), "Basic CRM sync with three CRMs", "Email support"],
    addOns: [extraCalls(0.75)],
    cta: { label: "Start Free Trial", href: trialHref("Starter") },
    starts: byInvitation,
  },
  {
    id: "team",
    name: "Team",
    subtitle: "For sales teams · also called Professional",
    description: "A success manager who helps your team adopt it, and five times the calls.",
    price: 199,
    callsIncluded: 500,
    limit: upTo(500),
    isPopular: true,
    features: [
      "Everything in Starter",
      upTo(500),
      "Priority support",
      "A dedicated success manager",
    ],
    addOns: [extraCalls(0.5), { name: "Advanced analytics dashboard", price: 49, per: "a month" }],
    cta: { label: "Start Free Trial", href: trialHref("Team") },
    starts: byInvitation,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    subtitle: "For vendors selling across regions",
    description: "When procurement, legal and your own CISO all have a say.",
    price: 499,
    limit: "Unlimited calls",
    isPopular: false,
    features: [
      "Everything in Team",
      "Unlimited calls",
      "24/7 support",
      "API access",
      "White-label option",
    ],
    addOns: [
      { name: "Custom integrations", price: 199, per: "each" },
      { name: "Additional admin users", price: 99, per: "a month each" },
    ],
    cta: { label: "Contact Sales", href: contactHref("sales") },
    starts: "Sales sets up your trial",
  },
] as const satisfies readonly Plan[];

export const scaleBox = {
  claim: claims.scaling,
  title: "Scale as You Grow",
} as const;

export const roiBox = {
  claim: claims.averageRoi,
  title: "See your return",
  link: "Do the math",
} as const;
