import { type Deal, demoDeal } from "../demo-deal";
import { dealDay } from "./calendar";
import type { StageId } from "./after-call";
import { callMoments } from "./moments";

/**
 * A deal in the demo's pipeline. Only the demo deal has an account name; the others are described by type of company.
 */
export type PipelineDeal = {
  account: string;
  /** The total contract value in US dollars. */
  amount: number;
  stage: StageId;
  /** The deal's score from 0 to 100. */
  score: number;
  /** The latest signal, or the lack of one. */
  sign: string;
  state?: "moved" | "quiet";
};

const { account, score } = demoDeal;

/** The rep's pipeline on the afternoon of the call. */
export const pipeline: readonly PipelineDeal[] = [
  {
    account: "Water utility",
    amount: 64_000,
    stage: "discovery",
    score: 34,
    sign: `First call on ${dealDay("scoping", "weekday")}`,
  },
  {
    account: "Clinic group",
    amount: 118_000,
    stage: "discovery",
    score: 41,
    sign: "Pain confirmed, not quantified",
  },
  {
    account: "Energy supplier",
    amount: 240_000,
    stage: "demo",
    score: 52,
    sign: "Log sample is six days late",
    state: "quiet",
  },
  {
    account: account.name,
    amount: account.amount,
    stage: "proposal",
    score: score.value,
    sign: "POC with dates agreed",
    state: "moved",
  },
  {
    account: "Insurer",
    amount: 92_000,
    stage: "proposal",
    score: 58,
    sign: "No reply since the quote",
    state: "quiet",
  },
  {
    account: "Regional bank",
    amount: 310_000,
    stage: "negotiation",
    score: 84,
    sign: "Contract with legal",
  },
  { account: "Port operator", amount: 75_000, stage: "closed-won", score: 100, sign: "Signed" },
];

/** The minimum score of each forecast category, most certain first. */
const CATEGORIES = [
  { name: "Closed", least: 100 },
  { name: "Commit", least: 80 },
  { name: "Best case", least: 50 },
  { name: "Pipeline", least: 0 },
] as const;

/** The reasons for the demo deal's score, each with the second of the call at which it came up. */
export const scoreReasons = [
  { reason: score.reasons[0], at: callMoments.buyingSignal, isMet: true },
  { reason: score.reasons[1], at: callMoments.commitment, isMet: true },
  { reason: score.reasons[2], at: callMoments.economicBuyer, isMet: false },
] as const;

/** The reasons for a deal's score, of which the last is not met. */
export const reasonsOf = ({ score: { reasons } }: Pick<Deal, "score">) =>
  reasons.map((reason) => ({ reason, isMet: reason !== reasons.at(-1) }));

/** What the demo deal still needs for the next category. */
export const nextCategory = {
  name: "Moves to Commit when",
  needs: "Maya has met the CFO and the SOC has signed off on the POC results",
} as const;

type ForecastLine = { name: string; amount: number; accounts: readonly string[] };

/** Returns the forecast category of a score. */
export const categoryOf = (value: number): string =>
  CATEGORIES.find(({ least }) => value >= least)?.name ?? "";

/** Returns the forecast: the pipeline's deals by category, with `deal` as the one that moved. */
export function forecastWith(deal: Pick<Deal, "account" | "score">): readonly ForecastLine[] {
  const all = pipeline.map((one) =>
    one.state === "moved"
      ? { account: deal.account.name, amount: deal.account.amount, score: deal.score.value }
      : one,
  );
  return CATEGORIES.map(({ name }) => {
    const deals = all.filter(({ score: value }) => categoryOf(value) === name);
    return {
      name,
      amount: deals.reduce((sum, { amount }) => sum + amount, 0),
      accounts: deals.map((one) => one.account),
    };
  });
}

export const forecast = forecastWith(demoDeal);

export type Appointment = {
  time: string;
  what: string;
  detail?: string;
  /** `call` is the demo deal's call; `genie` marks entries that Genie adds. */
  kind?: "call" | "genie";
};

/** The rep's calendar on the day of the call. */
export const dayOfCall: readonly Appointment[] = [
  {
    time: "09:40",
    what: "Battle card arrives",
    detail: "Open with the audit finding",
    kind: "genie",
  },
  {
    time: "10:00",
    what: demoDeal.call.title,
    detail: `${demoDeal.people.stakeholders[0].name}, ${demoDeal.people.stakeholders[0].role}`,
    kind: "call",
  },
  {
    time: "10:19",
    what: `“No budget until ${dealDay("budget", "month")}”`,
    detail: "Ask what the finding costs until then",
    kind: "genie",
  },
  {
    time: "10:32",
    what: "Closeout is ready",
    detail: "Stage: Demo → Proposal",
    kind: "genie",
  },
  { time: "11:00", what: "Clinic group · Discovery" },
  { time: "13:30", what: "Regional bank · Contract" },
  { time: "15:00", what: "Pipeline is up to date", kind: "genie" },
  { time: "17:00", what: "Home" },
];
