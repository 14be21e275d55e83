import { claims } from "./claims";

/** The numeric fields of the calculator, each with its limits and the range of its slider. */
export const roiFields = {
  seats: {
    label: "Seats",
    hint: "Reps who take calls",
    min: 1,
    max: 10_000,
    slider: { from: 1, to: 100, step: 1 },
  },
  hour: {
    label: "Hourly cost ($)",
    hint: "Pay and overhead",
    min: 1,
    max: 500,
    slider: { from: 10, to: 150, step: 5 },
  },
  calls: {
    label: "Calls per seat per month",
    hint: "Up to 1,200. Every call Genie joins counts.",
    /** Includes the volume from which Enterprise costs least. */
    min: 1,
    max: 1200,
    slider: { from: 10, to: 1200, step: 10 },
  },
  minutes: {
    label: "Minutes saved per call",
    hint: `We claim ${claims.adminMinutesSaved.value}. Try fewer.`,
    min: 1,
    max: 60,
    slider: { from: 1, to: 30, step: 1 },
  },
} as const;

/** Workdays in an average month. */
export const WORKDAYS = 21;

/** The most hours saved per rep and month that the calculation counts: a workweek. */
export const MOST_HOURS = 40;

export type RoiField = keyof typeof roiFields;

export const roiCopy = {
  eyebrow: "Return",
  title: "See when it pays for itself",
  lead: `Change any number, our ${claims.adminMinutesSaved.figure} included. Costs count from day 1, savings only after day ${claims.resultsWithin.value}.`,
  form: "Your numbers",
  plan: "Plan",
  billing: "Billing",
  submit: "Calculate",
  result: "Your return",
  paid: (months: number): string => `Cost in ${months} months`,
  saved: (months: number): string => `Rep time saved in ${months} months`,
  /** What is left of the savings, as a share of what was paid. */
  left: (gain: string, paid: string): string => `${gain} left ÷ ${paid}`,
  returnIn: (months: number): string => `return in ${months} months`,
  breakEvenOn: (day: number): string => `Break-even on day ${count(day)}`,
  daysAxis: "Days from the start",
  math: "The math, step by step",
  /** The minutes at which the plan would just pay for itself. */
  enough: (minutes: number): string =>
    `Even ${count(minutes)} ${minutes === 1 ? "minute" : "minutes"} saved per call would pay for it.`,
  noReturn: "The hours saved are worth less than the plan costs.",
  /** A plan that costs less for the same calls. */
  cheaper: (name: string, calls: number, cost: string): string =>
    `At ${count(calls)} ${calls === 1 ? "call" : "calls"} per seat, ${name} costs ${cost} a\u00a0month${name === "Starter" ? ", without priority support or a success manager" : ""}.`,
  switchTo: (name: string): string => `Switch to ${name}`,
  /** Beside the hours counted, once more than `MOST_HOURS` would be saved. */
  capped: (minutes: string, hours: number): string =>
    `${minutes} on every call would be ${count(hours)} hours per rep. We cap it at ${MOST_HOURS}, one workweek a month. That’s a limit for the math, not a promise.`,
  cappedAt: `hours capped at ${MOST_HOURS} per rep`,
  refused: (min: number, max: number, used: number): string =>
    `Enter a whole number from ${count(min)} to ${count(max)}. Using ${count(used)}.`,
  refusedChoice: (choices: readonly string[], used: string): string =>
    `Choose ${choices.join(" or ")}. Using ${used}.`,
  steps: {
    hours: "Hours saved",
    counted: "Hours counted",
    worth: "Value of those hours",
    extra: "Extra calls",
    cost: "What Genie costs",
    gain: "Return",
    breakEven: "Break-even",
  },
  counted: (amount: number, noun: string): string =>
    `${count(amount)} ${noun}${amount === 1 ? "" : "s"}`,
  aMonth: "a month",
  unlimited: "Unlimited calls",
  within: (calls: number, included: number): string =>
    `${count(calls)} of ${count(included)} included calls used`,
  notReached: "not reached",
  day: (days: number): string =>
    `${Number.isInteger(days) ? "" : `${count(days)}, so `}day ${count(Math.ceil(days))}`,
  stated: (inputs: string): string =>
    `Our claim (${claims.averageRoi.figure} ${claims.averageRoi.scope}) is this same math with ${inputs}.`,
  statedLink: "Use those numbers",
  note: "Left out: add-ons, and deals you win through better calls. Annual billing is counted month by month.",
} as const;

export const count = (amount: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** Formats a return as a percentage. */
export const percent = (amount: number): string =>
  `${count(Math.round(amount)).replace("-", "−")}%`;
