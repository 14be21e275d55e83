import { followUpMail } from "./demo/after-call";
import { dealDay } from "./demo/calendar";
import {
  CALL_SECONDS,
  clockTime,
  type Moment,
  NO_BUDGET,
  type Score,
  type Section,
} from "./demo/call";

type NextStep = { task: string; due: string; priority: "High" | "Medium" | "Low" };

type ScorecardLine = { section: Section; score: Score; description: string };

export type FieldChange = { field: string; from: string; to: string };

/** A fictional deal. Every window that shows one is labeled "Demo data". */
export type Deal = {
  label: "Demo data";
  account: {
    name: string;
    overview: string;
    deal: string;
    /** The total contract value in US dollars. */
    amount: number;
    stage: { before: string; after: string };
    renewal: string;
  };
  people: {
    rep: { name: string; role: string };
    /** The first is on the call. */
    stakeholders: readonly { name: string; role: string; stance: string }[];
  };
  competitor: string;
  call: { title: string; duration: string; status: "Call Ended" };
  scorecard: readonly ScorecardLine[];
  nextSteps: readonly NextStep[];
  fieldChanges: readonly FieldChange[];
  followUp: { subject: string; body: string };
  score: { value: number; before: number; reasons: readonly string[] };
};

/** A deal with six quotes from its call, two of them with a card. The main one has a whole call. */
export type QuotedDeal = Deal & { quotes: readonly Moment[] };

/** What is known before a call, besides the deal. */
export type Brief = {
  people: Deal["people"]["stakeholders"];
  painPoints: readonly string[];
  talkingPoints: readonly string[];
};

const daniel = { name: "Daniel Okafor", role: "CISO", stance: "Champion" } as const;
const priya = { name: "Priya Raman", role: "SOC lead", stance: "Evaluator" } as const;

/** What the battle card says before the call. The call answers its open questions. */
const beforeCall = {
  people: [daniel, priya, { name: "Who signs?", role: "Not in the CRM", stance: "Ask Daniel" }],
  painPoints: ["Audit finding on response time", "Still to ask: alerts per day"],
  talkingPoints: [
    "Open with the audit finding, not the console",
    "Ask who closes alerts after 6 PM",
    "Offer a two-week POC on the Rotterdam site",
  ],
} as const satisfies Brief;

/** The main demo deal, with the same people, figures and times on every page. */
export const demoDeal = {
  label: "Demo data",
  account: {
    name: "Halden Freight",
    overview: "Logistics, 2,400 endpoints, security team of six",
    deal: "XDR platform, 3 years",
    amount: 186_000,
    stage: { before: "Demo", after: "Proposal" },
    renewal: `Kestrel EDR renews ${dealDay("renewal")}`,
  },
  people: {
    rep: { name: "Maya Lindqvist", role: "Account executive" },
    stakeholders: [daniel, priya, { name: "Tom Berger", role: "CFO", stance: "Economic buyer" }],
  },
  competitor: "Kestrel EDR",
  beforeCall,
  call: {
    title: "Halden Freight · XDR evaluation",
    duration: clockTime(CALL_SECONDS),
    status: "Call Ended",
  },
  objection: {
    heard: `“${NO_BUDGET}”`,
    /** The words that Genie reacts to. */
    words: "no budget line",
  },
  scorecard: [
    { section: "Metrics", score: 4, description: "Alerts per analyst, hours to respond" },
    { section: "Economic buyer", score: 2, description: "Tom Berger named, no meeting yet" },
    { section: "Decision criteria", score: 4, description: "Audit evidence before renewal" },
    { section: "Decision process", score: 3, description: "POC, then CFO, then board note" },
    { section: "Identify pain", score: 5, description: "Alert fatigue, in his own words" },
    { section: "Champion", score: 4, description: "Daniel offers to take it to Tom" },
  ],
  nextSteps: [
    { task: "Send POC plan for Rotterdam", due: "Today", priority: "High" },
    { task: "Invite Priya to scoping call", due: dealDay("scoping", "wd"), priority: "High" },
    { task: "One-pager for Tom Berger", due: dealDay("forecast", "wd"), priority: "Medium" },
  ],
  fieldChanges: [
    { field: "Stage", from: "Demo", to: "Proposal" },
    { field: "Competitor", from: "Unknown", to: "Kestrel EDR" },
    { field: "Pain", from: "Empty", to: "900 alerts a day" },
    { field: "Signer", from: "Unknown", to: "Tom Berger, CFO" },
    { field: "Next step", from: "Empty", to: "POC plan, today" },
    { field: "Close date", from: dealDay("guess", "short"), to: dealDay("signature", "short") },
  ],
  followUp: {
    subject: "Rotterdam: two weeks, both tools, one count",
    body: followUpMail.body,
  },
  score: { value: 78, before: 61, reasons: ["Champion confirmed", "POC agreed", "CFO not met"] },
} as const satisfies Deal & Record<string, unknown>;

/** Who speaks in the call. */
export const speakers = { Prospect: daniel, Rep: demoDeal.people.rep } as const;
