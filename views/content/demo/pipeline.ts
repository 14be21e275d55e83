import { demoDeal } from "../demo-deal";
import { dealDay } from "./calendar";
import type { StageId } from "./after-call";

/** A deal in the demo pipeline. Only the demo deal's account has a name; the others are described by kind. */
export type PipelineDeal = {
  account: string;
  /** US dollars for the whole term. */
  amount: number;
  stage: StageId;
  /** Of 100, as the deal's own score. */
  score: number;
  /** What was last heard, or not heard. */
  sign: string;
  state?: "moved" | "quiet";
};

const { account, score } = demoDeal;

/** The pipeline of the demo deal's rep on the afternoon of the call. */
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
    sign: "Pain named, no figure",
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
    sign: "Proof with dates agreed",
    state: "moved",
  },
  {
    account: "Insurer",
    amount: 92_000,
    stage: "proposal",
    score: 58,
    sign: "Silent since the quote",
    state: "quiet",
  },
  {
    account: "Regional bank",
    amount: 310_000,
    stage: "negotiation",
    score: 84,
    sign: "Paper is with legal",
  },
  { account: "Port operator", amount: 75_000, stage: "closed-won", score: 100, sign: "Signed" },
];

/** Least score for each line of the forecast, the surest first. */
const CATEGORIES = [
  { name: "Closed", least: 100 },
  { name: "Commit", least: 75 },
  { name: "Best case", least: 50 },
  { name: "Pipeline", least: 0 },
] as const;

type ForecastLine = { name: string; amount: number; accounts: readonly string[] };

/** The line of the forecast that a score belongs to. */
export const categoryOf = (value: number): string =>
  CATEGORIES.find(({ least }) => value >= least)?.name ?? "";

/** The forecast that follows from the pipeline: every deal once, in the line that its score allows. */
export const forecast: readonly ForecastLine[] = CATEGORIES.map(({ name }) => {
  const deals = pipeline.filter((deal) => categoryOf(deal.score) === name);
  return {
    name,
    amount: deals.reduce((sum, deal) => sum + deal.amount, 0),
    accounts: deals.map((deal) => deal.account),
  };
});

export type Appointment = {
  time: string;
  what: string;
  detail?: string;
  /** `call` is the demo deal's own; `genie` is what comes by itself. */
  kind?: "call" | "genie";
};

/** The day of the call in the rep's calendar. */
export const dayOfCall: readonly Appointment[] = [
  { time: "09:40", what: "Battle card arrives", kind: "genie" },
  {
    time: "10:00",
    what: demoDeal.call.title,
    detail: `${demoDeal.people.stakeholders[0].name}, ${demoDeal.people.stakeholders[0].role}`,
    kind: "call",
  },
  { time: "10:32", what: "Closeout: five updates", kind: "genie" },
  { time: "11:00", what: "Clinic group · Discovery" },
  { time: "13:30", what: "Regional bank · Contract" },
  { time: "15:00", what: "Pipeline, already up to date", kind: "genie" },
  { time: "17:00", what: "Home" },
];
