import { dealDay } from "./calendar";

type Sentiment = "Positive" | "Neutral" | "Hesitant" | "Negative";

/** What Genie recognized in a line, with its confidence in percent. */
export type Found = { type: string; value: string; confidence: number };

/** A card that appears while the buyer is speaking. */
export type CallCard = { trigger: string; title: string; say: string; ask: string };

export type Section =
  | "Metrics"
  | "Economic buyer"
  | "Decision criteria"
  | "Decision process"
  | "Identify pain"
  | "Champion";

export type Score = 1 | 2 | 3 | 4 | 5;

/** A line of the call, with everything it triggers. */
export type Moment = {
  /** Seconds into the call. */
  at: number;
  speaker: "Prospect" | "Rep";
  text: string;
  sentiment: Sentiment;
  found?: readonly Found[];
  card?: CallCard;
  /** The words of the text at which all this appears; by default, the last ones. */
  cue?: string;
  /** The MEDDIC scores that change with this line. */
  scores?: Partial<Record<Section, Score>>;
  /** The names of the CRM fields that this line changes. */
  changes?: readonly string[];
};

/** The length of the call: 31 minutes and 42 seconds. */
export const CALL_SECONDS = 1902;

/** The MEDDIC scores before the call. */
export const scoresBefore: Record<Section, Score> = {
  Metrics: 2,
  "Economic buyer": 1,
  "Decision criteria": 2,
  "Decision process": 1,
  "Identify pain": 3,
  Champion: 2,
};

/** When the buyer's next budget begins. */
const BUDGET_MONTH = dealDay("budget", "month");

/** The buyer's objection. */
export const NO_BUDGET = `There is no budget line for this until ${BUDGET_MONTH}.`;

/** The card that appears when the incumbent is mentioned. */
export const kestrelCard: CallCard = {
  trigger: "Competitor named",
  title: "Against Kestrel EDR",
  say: "A roadmap is a promise. Let’s test what ships today. Put both on one site and count what Priya’s team closes.",
  ask: "Would Priya run both in Rotterdam for two weeks?",
};

/** The demo deal's call with the CISO. All demos play, quote or link this list. */
export const timeline: readonly Moment[] = [
  {
    at: 18,
    speaker: "Rep",
    text: "Thanks for making the time, Daniel. Before I show anything: what did the audit say about response time?",
    sentiment: "Neutral",
  },
  {
    at: 41,
    speaker: "Prospect",
    text: "That it took us thirty-one hours to contain one stolen laptop. The committee wants that under four.",
    sentiment: "Negative",
    found: [{ type: "Metric", value: "31 h to contain, target 4 h", confidence: 94 }],
    scores: { Metrics: 3 },
  },
  {
    at: 125,
    speaker: "Rep",
    text: "Who closes alerts after six in the evening?",
    sentiment: "Neutral",
  },
  {
    at: 136,
    speaker: "Prospect",
    text: "On a good day, Priya, from her kitchen. That one fired on a Saturday and waited until Sunday lunch.",
    sentiment: "Negative",
    found: [{ type: "Pain", value: "No coverage after 6 PM", confidence: 92 }],
    scores: { "Identify pain": 4 },
  },
  {
    at: 252,
    speaker: "Prospect",
    text: "We get nine hundred alerts a day. Three people look at them.",
    sentiment: "Negative",
    found: [{ type: "Pain", value: "Alert fatigue", confidence: 97 }],
    scores: { "Identify pain": 5 },
    changes: ["Pain"],
  },
  {
    at: 260,
    speaker: "Rep",
    text: "How many of those turn out to be real by the end of a shift?",
    sentiment: "Neutral",
  },
  {
    at: 271,
    speaker: "Prospect",
    text: "Eleven, maybe twelve. The rest is noise that somebody still has to close by hand.",
    sentiment: "Negative",
    found: [{ type: "Metric", value: "12 real of 900 a day", confidence: 90 }],
    scores: { Metrics: 4 },
  },
  {
    at: 465,
    speaker: "Rep",
    text: "If the committee could have one figure from you next quarter, which would it be?",
    sentiment: "Neutral",
  },
  {
    at: 478,
    speaker: "Prospect",
    text: "Hours to contain, with evidence. It has to hold up with the auditors, not just on a slide.",
    sentiment: "Neutral",
    found: [{ type: "Criterion", value: "Audit evidence", confidence: 93 }],
    scores: { "Decision criteria": 3 },
  },
  {
    at: 698,
    speaker: "Prospect",
    text: "Kestrel says they’ll have triage in the next release, at our renewal price.",
    sentiment: "Hesitant",
    found: [{ type: "Competitor", value: "Kestrel EDR", confidence: 96 }],
    card: kestrelCard,
    cue: "Kestrel",
    changes: ["Competitor"],
  },
  {
    at: 714,
    speaker: "Rep",
    text: "Worth testing side by side. Would Priya run both in Rotterdam for two weeks?",
    sentiment: "Neutral",
  },
  {
    at: 729,
    speaker: "Prospect",
    text: "If that works, I can take it to Tom before the audit follow-up.",
    sentiment: "Positive",
    found: [{ type: "Buying signal", value: "Access to the CFO", confidence: 91 }],
    scores: { Champion: 4, "Decision process": 2 },
  },
  {
    at: 751,
    speaker: "Rep",
    text: "And what would the audit committee accept as evidence?",
    sentiment: "Neutral",
  },
  {
    at: 764,
    speaker: "Prospect",
    text: "A count. Same traffic, both tools, signed by Priya’s team and not by a vendor.",
    sentiment: "Neutral",
    found: [{ type: "Criterion", value: "Count signed by the SOC", confidence: 89 }],
    scores: { "Decision criteria": 4 },
  },
  {
    at: 980,
    speaker: "Rep",
    text: "Who signs once the count is in?",
    sentiment: "Neutral",
  },
  {
    at: 989,
    speaker: "Prospect",
    text: "Tom Berger, our CFO. Anything above a hundred thousand goes to him, then a note to the board.",
    sentiment: "Neutral",
    found: [{ type: "Signer", value: "Tom Berger, CFO", confidence: 93 }],
    card: {
      trigger: "Signer named",
      title: "Tom Berger, CFO, signs",
      say: "I’ll put the count on one page for him.",
      ask: "Could we show Tom before the POC ends?",
    },
    cue: "Tom Berger, our CFO",
    scores: { "Economic buyer": 2, "Decision process": 3 },
    changes: ["Signer"],
  },
  {
    at: 1142,
    speaker: "Prospect",
    text: NO_BUDGET,
    sentiment: "Hesitant",
    found: [{ type: "Objection", value: `No budget until ${BUDGET_MONTH}`, confidence: 94 }],
    card: {
      trigger: "Objection heard",
      title: `No budget line until ${BUDGET_MONTH}`,
      say: "You’re already paying for that finding, just from a different budget.",
      ask: `What does the open audit finding cost until ${BUDGET_MONTH}?`,
    },
    cue: "no budget line",
  },
  {
    at: 1160,
    speaker: "Rep",
    text: `What does the open finding cost you between now and ${BUDGET_MONTH}?`,
    sentiment: "Neutral",
  },
  {
    at: 1176,
    speaker: "Prospect",
    text: "Two more audit rounds and a consultant. Forty thousand, if nothing else happens.",
    sentiment: "Neutral",
    found: [{ type: "Metric", value: "$40,000 cost of waiting", confidence: 92 }],
  },
  {
    at: 1450,
    speaker: "Rep",
    text: `After the POC, you sign on ${dealDay("signature")}, before Kestrel renews, and the invoice can wait for ${BUDGET_MONTH}. Can Priya scope it on ${dealDay("scoping", "weekday")}?`,
    sentiment: "Neutral",
    changes: ["Close date"],
  },
  {
    at: 1468,
    speaker: "Prospect",
    text: `${dealDay("scoping", "weekday")} works. Send me the plan today and she will have the Rotterdam logs ready.`,
    sentiment: "Positive",
    found: [
      { type: "Commitment", value: `Scoping on ${dealDay("scoping", "weekday")}`, confidence: 96 },
    ],
    card: {
      trigger: "Next step agreed",
      title: `Priya on ${dealDay("scoping", "weekday")}, then Tom`,
      say: "You’ll get the plan today, and Priya will get the invite.",
      ask: "What does Tom need to see before he signs?",
    },
    cue: "Send me the plan today",
    changes: ["Next step", "Stage"],
  },
  {
    at: 1847,
    speaker: "Rep",
    text: `The plan goes out this afternoon, and a page of figures for Tom by ${dealDay("forecast", "weekday")}.`,
    sentiment: "Neutral",
  },
  {
    at: 1880,
    speaker: "Prospect",
    text: "Make it one page he can read on the train. Thanks, Maya.",
    sentiment: "Positive",
  },
];

/** Formats seconds as minutes and seconds: 698 is 11:38. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
