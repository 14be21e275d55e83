import { claims } from "./claims";
import { contactHref, trialHref } from "./links";

export type Plan = {
  name: string;
  subtitle: string;
  description: string;
  /** US dollars per seat per month, billed monthly. */
  price: number;
  isPopular: boolean;
  features: readonly string[];
  addOns: readonly string[];
  cta: { label: string; href: string };
};

const ANNUAL_FACTOR = 0.83;
const MONTHS_PER_YEAR = 12;

/** US dollars per seat per month when a year is paid at once. */
export const annualPrice = (plan: Plan): number => Math.round(plan.price * ANNUAL_FACTOR);

/** US dollars per seat for the whole year, paid at once. */
export const yearlyTotal = (plan: Plan): number => annualPrice(plan) * MONTHS_PER_YEAR;

export const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

const trialNote = `All plans include a ${claims.trial.figure} free trial. No credit card.`;

export const pricing = {
  eyebrow: "Pricing",
  title: "Priced per seat. Paid back per deal.",
  lead: trialNote,
  monthly: "Monthly",
  annual: "Annual",
  annualBadge: "2 months free",
  billing: "Billing",
  perSeat: "per seat / month",
  billedMonthly: "billed monthly",
  billedYearly: "per seat, billed yearly",
  popular: "Most Popular",
  extras: "Add when needed",
} as const;

export const plans = [
  {
    name: "Starter",
    subtitle: "For a rep or two",
    description: "Prove it on your own calls before anyone signs a purchase order.",
    price: 79,
    isPopular: false,
    features: ["Up to 100 calls a month", "Basic CRM sync with three CRMs", "Email support"],
    addOns: ["Extra calls $0.75 each"],
    cta: { label: "Start Free Trial", href: trialHref("Starter") },
  },
  {
    name: "Team",
    subtitle: "Also called Professional",
    description: "For managers who want every rep to sound like the one who closes.",
    price: 199,
    isPopular: true,
    features: [
      "Up to 500 calls a month",
      "Priority support",
      "A dedicated success manager",
      "Everything in Starter",
    ],
    addOns: ["Extra calls $0.50 each", "Advanced analytics dashboard $49 a month"],
    cta: { label: "Start Free Trial", href: trialHref("Team") },
  },
  {
    name: "Enterprise",
    subtitle: "For vendors with many regions",
    description: "When procurement, legal and your own CISO all have a say.",
    price: 499,
    isPopular: false,
    features: ["Unlimited calls", "24/7 support", "API access", "White-label option"],
    addOns: ["Custom integrations $199 each", "Admin users $99 a month each"],
    cta: { label: "Contact Sales", href: contactHref("sales") },
  },
] as const satisfies readonly Plan[];

export const scaleBox = {
  title: "Scale as You Grow",
  text: `Pilot with three seats, keep the same workspace at three hundred. Teams have grown to ${claims.scaling.figure} ${claims.scaling.scope}.`,
  points: [
    `${claims.averageRoi.figure} ${claims.averageRoi.scope}`,
    "Extra calls are billed, never cut off",
    "Playbooks and history move with you",
  ],
} as const;
