import { paths } from "../../src/paths";
import { claims } from "./claims";
import { WORKDAYS } from "./roi";
import {
  addOnPrice,
  ANNUAL_FACTOR,
  dollars,
  extraCallPrice,
  isBeta,
  type Plan,
  plans,
} from "./plans";

/** A row of the comparison, with a cell per plan. `true` means included, `false` not. `href` says more. */
type ComparisonRow = {
  name: string;
  href?: string;
  cells: readonly (string | boolean)[];
};

type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const [starter, team, enterprise] = plans;

const count = (calls: number): string => calls.toLocaleString("en-US");

/** Calls a workday for a number of calls a month. */
const perDay = (calls: number): string => count(Math.round(calls / WORKDAYS));

/** A range of calls a month, and the same a workday. */
const range = (month: string, day: string) => ({
  month: `${month} calls`,
  day: `${day} a workday`,
});

export const pricingPage = {
  title: "Pricing: three plans, per seat",
  description: `What ${plans.map(({ name }) => name).join(", ")} cost per seat, monthly or yearly, what each includes, and a sum that shows when Genie has paid for itself.`,
  social: { kicker: "Pricing", title: "Call coaching and CRM autofill, priced per seat" },
  hero: {
    title: "Call coaching and CRM autofill, priced per seat",
    lead: `${isBeta ? "Free today, in private beta by invitation. When the beta ends, these prices apply, and every" : "Every"} plan starts with a ${claims.trial.figure} ${claims.trial.scope}.`,
    trial: "What the trial includes",
    plans: "Plans",
    everywhere: {
      title: "In every plan",
      points: [
        "Pre-call battle cards",
        "Live call coaching",
        "Notes and a follow-up email",
        "CRM updates that a rep approves",
        "Encryption in transit and at rest",
      ],
    },
    yearly: (price: string): string => `${price} a month, billed yearly`,
  },
  scale: {
    eyebrow: "Scale as You Grow",
    title: "Change plans when it’s cheaper",
    lead: "Start with the reps who volunteer. Team adds more than calls: priority support, a dedicated success manager, and an analytics dashboard as an add-on.",
    cheapest: "Cheapest plan for one seat, extra calls included",
    chart: "Price of one seat by calls per month",
    chartText:
      "Three lines, one for each plan. Each is level until its included calls are used up, then rises with every extra call. The cheapest plan is highlighted.",
    dollarsAxis: "US dollars per seat per month",
    callsAxis: "Calls per seat per month",
    /** What an extra call adds. `plan` is left out where there is no room for it. */
    extra: (plan: Plan) => ({
      plan: plan.name,
      price: `+${dollars(extraCallPrice(plan))}`,
      call: "a call",
    }),
    assumed: `Without add-ons. Extra calls aren’t capped or discounted. Assumes ${WORKDAYS} workdays a month.`,
    upTo: (calls: number) => range(`up to ${count(calls)}`, `up to ${perDay(calls)}`),
    between: (from: number, to: number) =>
      range(`${count(from)} to ${count(to)}`, `${perDay(from)} to ${perDay(to)}`),
    /** The price before extra calls. */
    fromPrice: (price: string): string => `from ${price}`,
    from: (calls: number) => range(`${count(calls)} or more`, `${perDay(calls)} or more`),
  },
  comparison: {
    title: "Compare the plans",
    caption: "The three plans compared",
    what: "What you get",
    included: "Included",
    notIncluded: "Not included",
  },
  notes: {
    title: "Billing details",
    points: [
      {
        name: "Currency",
        text: "US dollars per seat per month, before tax.",
      },
      {
        name: "Annual billing",
        text: `${Math.round(100 * (1 - ANNUAL_FACTOR))}% less, billed once a year.`,
      },
    ],
    agreement: {
      name: "Agreement terms",
      text: "Your agreement sets seat minimums, payment terms, early cancellation and what each add-on covers.",
      ask: enterprise.cta.label,
    },
  },
  trial: {
    title: "Try it on your own calls",
    lead: "Pick a plan, connect one calendar, and decide from your own transcripts.",
  },
} as const;

const callsOf = ({ callsIncluded }: Plan): string =>
  callsIncluded === undefined ? "Unlimited" : `${callsIncluded} per seat`;

const extra = (plan: Plan, part: string): string | false => {
  const addOn = plan.addOns.find(({ name }) => name.toLowerCase().includes(part));
  return addOn === undefined ? false : addOnPrice(addOn);
};

/** What a plan includes. The line about calls says what an extra call costs. */
export const pointsOf = (plan: Plan): string[] =>
  plan.features.map((feature) => {
    const more = extraCallPrice(plan);
    return feature === plan.limit && more > 0 ? `${feature}, then ${dollars(more)} each` : feature;
  });

/** Larger plans include everything in smaller ones on the same terms. */
export const comparison: readonly ComparisonGroup[] = [
  {
    title: "Calls",
    rows: [
      { name: "Calls a month", cells: plans.map(callsOf) },
      {
        name: "Extra calls",
        cells: [extra(starter, "calls"), extra(team, "calls"), "Included"],
      },
    ],
  },
  {
    title: "Your stack",
    rows: [
      {
        name: "CRM sync",
        href: paths.integrations.path,
        cells: ["Basic, three CRMs", "Three CRMs", "Three CRMs plus custom"],
      },
      {
        name: "Custom integrations",
        cells: [false, false, extra(enterprise, "integrations")],
      },
      { name: "API access", cells: [false, false, true] },
      { name: "White-label option", cells: [false, false, true] },
    ],
  },
  {
    title: "Insight and control",
    rows: [
      {
        name: "Advanced analytics dashboard",
        cells: [false, extra(team, "dashboard"), extra(team, "dashboard")],
      },
      { name: "Additional admin users", cells: [false, false, extra(enterprise, "admin")] },
    ],
  },
  {
    title: "Help",
    rows: [
      { name: "Support", cells: ["Email", "Priority", "24/7"] },
      { name: "Dedicated success manager", cells: [false, true, true] },
    ],
  },
];
