import { claims } from "./claims";
import { addOnPrice, dollars, extraCallPrice, type Plan, plans, pricing } from "./plans";

/** A row of the comparison, with a cell per plan. `true` means included, `false` not. */
type ComparisonRow = { name: string; cells: readonly (string | boolean)[] };

type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const [starter, team, enterprise] = plans;

/** Workdays in an average month. */
const WORKDAYS = 21;

export const pricingPage = {
  title: "Pricing: three plans, per seat",
  description: `What ${plans.map(({ name }) => name).join(", ")} cost per seat, monthly or yearly, what each includes, and a sum that shows when Genie has paid for itself.`,
  social: { kicker: "Pricing", title: "A price you can check with a pencil" },
  hero: {
    eyebrow: "Pricing",
    title: "A price you can check with a pencil",
    lead: `Every plan starts with a ${claims.trial.figure} ${claims.trial.scope}.`,
    trial: "What the trial includes",
    plans: "Plans",
    yearly: (price: string): string => `${price} a month, billed yearly`,
  },
  scale: {
    eyebrow: "Scale as You Grow",
    title: "Pick a plan by call volume",
    lead: "Start with the reps who volunteer, and add seats as call volume grows.",
    cheapest: "Cheapest plan for one seat, extra calls included",
    chart: "Price of one seat by calls per month",
    chartText:
      "Three lines, one for each plan. Each is level until its included calls are used up, then rises with every extra call. The cheapest plan is highlighted.",
    dollarsAxis: "US dollars per seat per month",
    callsAxis: "Calls per seat per month",
    extra: (plan: Plan): string => `${plan.name} +${dollars(extraCallPrice(plan))} a call`,
    assumed: "What the chart assumes",
    assumptions: [
      "One seat, one month. Add-ons are left out.",
      `Past ${starter.callsIncluded} calls on Starter, each extra call costs ${dollars(extraCallPrice(starter))}.`,
      `Past ${team.callsIncluded} calls on Team, each extra call costs ${dollars(extraCallPrice(team))}. The chart has no cap and no volume discount.`,
      `${team.callsIncluded} calls a month is about ${Math.round(team.callsIncluded / WORKDAYS)} calls a workday, at ${WORKDAYS} workdays.`,
    ],
    upTo: (calls: number): string => `up to ${calls.toLocaleString("en-US")} calls`,
    between: (from: number, to: number): string =>
      `${from.toLocaleString("en-US")} to ${to.toLocaleString("en-US")} calls`,
    from: (calls: number): string => `${calls.toLocaleString("en-US")} calls and up`,
    why: (calls: number): string =>
      `Below ${calls.toLocaleString("en-US")} calls, Team costs more than Starter, for priority support and a dedicated success manager.`,
  },
  comparison: {
    title: "Compare the plans",
    lead: "Every plan includes these five. The table shows everything that differs.",
    everywhere: [
      "Pre-call battle cards",
      "Live call coaching",
      "Notes and a follow-up email",
      "CRM updates that a rep approves",
      "Encryption in transit and at rest",
    ],
    caption: "The three plans compared",
    what: "What you get",
    included: "Included",
    notIncluded: "Not included",
    choose: "Choose a plan",
  },
  notes: {
    title: "Billing details",
    points: [
      {
        name: "Currency",
        text: "Prices are in US dollars, per seat per month, before tax.",
      },
      {
        name: "Calls",
        text: "Included calls are counted per seat per month. Extra calls are billed at the plan’s rate.",
      },
      {
        name: "Annual billing",
        text: `Pay yearly and get ${pricing.annualBadge}. Monthly equivalents are rounded to a whole dollar.`,
      },
      {
        name: "Add-ons",
        text: "The analytics dashboard has one monthly price. Extra admin users and custom integrations are priced each.",
      },
    ],
    unpublished:
      "Seat minimums, when a year is due, and how to end one early aren’t published yet. Your quote states them.",
    ask: "Ask sales",
    machine: "Prices as JSON",
  },
  trial: {
    title: "Try it on your own calls",
    text: "Pick a plan, connect one calendar, and decide from your own transcripts.",
    action: "Talk to sales about Enterprise",
  },
} as const;

const callsOf = ({ callsIncluded }: Plan): string =>
  callsIncluded === undefined ? "Unlimited" : `${callsIncluded} per seat`;

const extra = (plan: Plan, part: string): string | false => {
  const addOn = plan.addOns.find(({ name }) => name.toLowerCase().includes(part));
  return addOn === undefined ? false : addOnPrice(addOn);
};

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
      { name: "CRM sync", cells: ["Three CRMs", "Three CRMs", "Three CRMs and your own"] },
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
