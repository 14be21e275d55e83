type Sentiment = "Positive" | "Neutral" | "Hesitant" | "Negative";

export type TranscriptLine = {
  speaker: "Prospect" | "Rep";
  text: string;
  /** Minutes and seconds into the call. */
  timestamp: string;
  sentiment: Sentiment;
};

export type Detection = { type: string; value: string; confidence: number; timestamp: string };

export type NextStep = { task: string; due: string; priority: "High" | "Medium" | "Low" };

export type ScorecardLine = { section: string; score: 1 | 2 | 3 | 4 | 5; description: string };

export type FieldChange = { field: string; from: string; to: string };

/**
 * One deal, played by the demo everywhere on the site: the same people, figures and minutes on every page.
 * All names are made up, and every window that shows them says "Demo data".
 */
export const demoDeal = {
  label: "Demo data",
  account: {
    name: "Halden Freight",
    overview: "Logistics, 2,400 endpoints, security team of six",
    deal: "XDR platform, 3 years",
    amount: 186_000,
    stage: { before: "Demo", after: "Proposal" },
    renewal: "Kestrel EDR renews 31 January",
  },
  people: {
    rep: { name: "Maya Lindqvist", role: "Account executive" },
    stakeholders: [
      { name: "Daniel Okafor", role: "CISO", stance: "Champion" },
      { name: "Priya Raman", role: "SOC lead", stance: "Evaluator" },
      { name: "Tom Berger", role: "CFO", stance: "Signs, not met yet" },
    ],
  },
  painPoints: ["900 alerts a day for three analysts", "Audit finding on response time"],
  competitor: "Kestrel EDR",
  talkingPoints: [
    "Open with the audit finding, not the console",
    "Ask who closes alerts after 18:00",
    "Offer a two-week proof on the Rotterdam site",
  ],
  call: { title: "Halden Freight · XDR evaluation", duration: "31:42", status: "Call Ended" },
  transcript: [
    {
      speaker: "Prospect",
      text: "We get nine hundred alerts a day. Three people look at them.",
      timestamp: "04:12",
      sentiment: "Negative",
    },
    {
      speaker: "Rep",
      text: "How many of those turn out to be real by the end of a shift?",
      timestamp: "04:20",
      sentiment: "Neutral",
    },
    {
      speaker: "Prospect",
      text: "Kestrel tells us they can do triage in the next release, at renewal price.",
      timestamp: "11:38",
      sentiment: "Hesitant",
    },
    {
      speaker: "Rep",
      text: "Worth testing side by side. Would Priya run both on Rotterdam for two weeks?",
      timestamp: "11:54",
      sentiment: "Neutral",
    },
    {
      speaker: "Prospect",
      text: "If that works, I can take it to Tom before the audit follow-up.",
      timestamp: "12:09",
      sentiment: "Positive",
    },
  ],
  detections: [
    { type: "Pain", value: "Alert fatigue", confidence: 97, timestamp: "04:12" },
    { type: "Competitor", value: "Kestrel EDR", confidence: 96, timestamp: "11:38" },
    { type: "Buying signal", value: "Path to CFO", confidence: 91, timestamp: "12:09" },
  ],
  battleCard: {
    trigger: "Competitor named",
    timestamp: "11:38",
    title: "Against Kestrel EDR",
    say: "A roadmap is a promise, a proof is a number. Put both on one site and count what Priya’s team closes.",
    ask: "What would the audit committee accept as evidence?",
  },
  objection: {
    heard: "“There is no budget line for this until April.”",
    answer: "Ask what the open audit finding costs until April.",
  },
  closeout: [
    { name: "Notes", result: "Approved" },
    { name: "Stage", result: "Moved to Proposal" },
    { name: "Follow-up", result: "Sent to Daniel" },
  ],
  scorecard: [
    { section: "Metrics", score: 4, description: "Alerts per analyst, hours to respond" },
    { section: "Economic buyer", score: 2, description: "Tom Berger named, no meeting yet" },
    { section: "Decision criteria", score: 4, description: "Audit evidence before renewal" },
    { section: "Decision process", score: 3, description: "Proof, then CFO, then board note" },
    { section: "Identify pain", score: 5, description: "Alert fatigue, in his own words" },
    { section: "Champion", score: 4, description: "Daniel offers to carry it upstairs" },
  ],
  nextSteps: [
    { task: "Send proof plan for Rotterdam", due: "Today", priority: "High" },
    { task: "Invite Priya to scoping call", due: "Thu", priority: "High" },
    { task: "ROI sheet for Tom Berger", due: "Fri", priority: "Medium" },
  ],
  fieldChanges: [
    { field: "Stage", from: "Demo", to: "Proposal" },
    { field: "Competitor", from: "Unknown", to: "Kestrel EDR" },
    { field: "Next step", from: "Empty", to: "Proof plan, today" },
    { field: "Contacts", from: "2 linked", to: "3 linked" },
    { field: "Close date", from: "31 Mar", to: "24 Jan" },
  ],
  followUp: {
    subject: "Rotterdam: two weeks, both tools, one count",
    body: "Daniel, as agreed: two weeks on the Rotterdam site, both tools on the same traffic. Priya counts what her team closes. I will send the plan today and hold Thursday for scoping.",
  },
  score: { value: 78, before: 61, reasons: ["Champion confirmed", "Proof agreed", "CFO not met"] },
} as const satisfies {
  transcript: readonly TranscriptLine[];
  detections: readonly Detection[];
  nextSteps: readonly NextStep[];
  scorecard: readonly ScorecardLine[];
  fieldChanges: readonly FieldChange[];
  [key: string]: unknown;
};
