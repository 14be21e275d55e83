import { claims } from "./claims";

/** Fields of the sum that are numbers, with the least and the most that each takes. */
export const roiFields = {
  seats: { label: "Seats", hint: "Reps who take calls", least: 1, most: 10_000 },
  hour: { label: "Cost of an hour, in dollars", hint: "Pay and overheads", least: 1, most: 500 },
  calls: {
    label: "Calls a month, per seat",
    hint: "The plan’s included calls count per seat too",
    /** More would save more hours than a working month has. */
    least: 1,
    most: 800,
  },
} as const;

export type RoiField = keyof typeof roiFields;

export const roiCopy = {
  eyebrow: "Return",
  title: "See what it pays back, step by step",
  lead: `Put in your own numbers. The only claim that goes into the sum is the ${claims.adminMinutesSaved.figure} ${claims.adminMinutesSaved.scope}, and nothing is counted for the first ${claims.resultsWithin.figure}, the time in which we promise results.`,
  form: "Your numbers",
  plan: "Plan",
  billing: "Billing",
  submit: "Work it out",
  result: "The sum",
  returnIn: (months: number): string => `return in ${months} months`,
  noReturn:
    "Over these months the hours saved are worth less than the plan costs. Try a smaller plan, or more calls.",
  refused: (least: number, most: number, used: number): string =>
    `Enter a whole number from ${count(least)} to ${count(most)}. The sum uses ${count(used)}.`,
  refusedChoice: (choices: readonly string[], used: string): string =>
    `Choose ${choices.join(" or ")}. The sum uses ${used}.`,
  steps: {
    hours: "Hours saved",
    worth: "What they are worth",
    extra: "Extra calls",
    cost: "What Genie costs",
    gain: "Return",
    breakEven: "Break-even",
  },
  aMonth: "a month",
  unlimited: "calls are not counted on this plan",
  within: (calls: number, included: number): string =>
    `${count(calls)} of ${count(included)} included calls used`,
  notReached: "not reached",
  notReachedWhy: "the hours are worth no more than the plan costs",
  day: (day: number): string => `day ${count(day)}`,
  stated: (inputs: string): string =>
    `The ${claims.averageRoi.figure} ${claims.averageRoi.scope} that we state is this same sum at ${inputs}.`,
  statedLink: "Set those numbers",
  note: "Annual billing is counted month by month. The analytics dashboard and other add-ons are left out, and so is every deal that is won because of a better call.",
} as const;

export const count = (amount: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: 2 });
