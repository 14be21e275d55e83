import { claims } from "./claims";
import { addOnPrice, type Plan, plans, pricing } from "./plans";

/** A row of the comparison: what each plan has, in the plans' order. `true` is included, `false` not. */
export type ComparisonRow = { name: string; cells: readonly (string | boolean)[] };

export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const trialDays = `${claims.trial.value} ${claims.trial.unit}`;

export const pricingPage = {
  title: "Pricing: three plans, per seat",
  description: `What ${plans.map(({ name }) => name).join(", ")} cost per seat, monthly or yearly, what each includes, and a sum that shows when Genie has paid for itself.`,
  social: { kicker: "Pricing", title: "A price you can check with a pencil" },
  hero: {
    eyebrow: "Pricing",
    title: "A price you can check with a pencil",
    lead: `Start with ${claims.trial.figure} access to the whole product. We ask for a card when you decide to stay.`,
    plans: "Plans",
  },
  scale: {
    eyebrow: "Scale as You Grow",
    title: "The right plan is a question of calls",
    lead: "Begin with the reps who volunteer. When the rest of the floor asks for it, the workspace, the playbooks and every deal’s history are already there; only the seat count changes.",
    chart: "What one seat costs a month, by the number of its calls",
    chartText:
      "Three lines, one for each plan. Each is level until its included calls are used up, then rises with every extra call; the cheapest of the three is drawn in colour.",
    upTo: (calls: number): string => `up to ${calls.toLocaleString("en-US")} calls`,
    between: (from: number, to: number): string =>
      `${from.toLocaleString("en-US")} to ${to.toLocaleString("en-US")} calls`,
    from: (calls: number): string => `from ${calls.toLocaleString("en-US")} calls`,
  },
  comparison: {
    eyebrow: "Compare",
    title: "Everything that differs, line by line",
    lead: "What you see is the whole difference. Encryption, approval of every field and the log of every write are the same on all three.",
    caption: "The three plans compared",
    what: "What you get",
    included: "Included",
    notIncluded: "Not included",
    price: "Price",
    seat: "One seat, one month",
    year: "One seat, one year",
  },
  notes: {
    title: "The small print, in full size",
    points: [
      "Prices are in US dollars, for one seat and one month.",
      "Included calls belong to each seat and start again every month. A call past them costs the plan’s own rate, and is never refused.",
      `Annual billing takes the monthly price times the year’s discount, rounded to a whole dollar, and is paid once: ${pricing.annualBadge}, to within two days.`,
      "The analytics dashboard is priced for the workspace, additional admin users and custom integrations one by one.",
    ],
    machine: "The same prices as JSON",
  },
  trial: {
    title: `Try it on ${trialDays} of real calls`,
    text: "Pick the plan you would buy, connect one calendar, and decide with your own transcripts in front of you.",
    action: "Talk to sales about Enterprise",
  },
} as const;

const [starter, team, enterprise] = plans;

const callsOf = ({ callsIncluded }: Plan): string =>
  callsIncluded === undefined ? "Unlimited" : `${callsIncluded} per seat`;

const extra = (plan: Plan, part: string): string | false => {
  const addOn = plan.addOns.find(({ name }) => name.toLowerCase().includes(part));
  return addOn === undefined ? false : addOnPrice(addOn);
};

/** Below the prices, which the page writes twice. What the smaller plan has, the larger has on the same terms. */
export const comparison: readonly ComparisonGroup[] = [
  {
    title: "Calls",
    rows: [
      { name: "Calls a month", cells: plans.map(callsOf) },
      {
        name: "Extra calls",
        cells: [extra(starter, "calls"), extra(team, "calls"), "None to pay"],
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
      { name: "Free trial", cells: plans.map(() => trialDays) },
    ],
  },
];
