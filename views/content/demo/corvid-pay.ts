import type { Brief, QuotedDeal } from "../demo-deal";
import { clockTime } from "./call";
import { dealDay } from "./calendar";

const renewal = dealDay("corvidRenewal");
const review = dealDay("corvidReview", "weekday");

const ines = { name: "Ines Duarte", role: "Platform engineer", stance: "Evaluator" };
const lena = { name: "Lena Novak", role: "Head of cloud security", stance: "Champion" };

/** A payment company compares cloud security platforms: the first call, with the engineer who has to run one. */
export const corvidPay: QuotedDeal & { beforeCall: Brief } = {
  label: "Demo data",
  account: {
    name: "Corvid Pay",
    overview: "Payments, 340 cloud accounts, platform team of nine",
    deal: "CNAPP, 2 years",
    amount: 142_000,
    stage: { before: "Discovery", after: "Demo" },
    renewal: `Oriel Cloud renews ${renewal}`,
  },
  people: {
    rep: { name: "Sam Ortega", role: "Account executive" },
    stakeholders: [
      ines,
      lena,
      { name: "Ravi Menon", role: "VP Engineering", stance: "Economic buyer" },
    ],
  },
  competitor: "Oriel Cloud",
  beforeCall: {
    people: [ines, lena, { name: "Who signs?", role: "Not in the CRM", stance: "Ask Ines" }],
    painPoints: ["Too many findings", "Still to ask: findings a week"],
    talkingPoints: [
      "Ask who sorts the findings",
      "Show what an attacker can reach",
      "Offer a read-only test on one account",
    ],
  },
  call: { title: "Corvid Pay · CNAPP evaluation", duration: clockTime(1578), status: "Call Ended" },
  quotes: [
    {
      at: 132,
      speaker: "Prospect",
      text: "Oriel Cloud gives us four thousand findings a week. Two of us sort them.",
      sentiment: "Negative",
      found: [
        { type: "Competitor", value: "Oriel Cloud", confidence: 97 },
        { type: "Pain", value: "4,000 findings a week", confidence: 96 },
      ],
      cue: "four thousand findings",
      changes: ["Competitor", "Pain"],
    },
    {
      at: 407,
      speaker: "Prospect",
      text: "Half of them sit in images we deleted months ago. Nothing says what an attacker can reach.",
      sentiment: "Negative",
      found: [{ type: "Criterion", value: "Reachable findings only", confidence: 91 }],
    },
    {
      at: 631,
      speaker: "Prospect",
      text: "If it needs an agent on every node, my team says no.",
      sentiment: "Hesitant",
      found: [{ type: "Objection", value: "No agents", confidence: 95 }],
      card: {
        trigger: "Objection heard",
        title: "No agent on every node",
        say: "None needed to compare. We read the cloud’s own records with a role you can revoke.",
        ask: "Which account could we read first?",
      },
      cue: "agent on every node",
    },
    {
      at: 845,
      speaker: "Prospect",
      text: `They want twenty percent more when we renew on ${renewal}.`,
      sentiment: "Negative",
      found: [{ type: "Deadline", value: `Oriel renews ${renewal}`, confidence: 94 }],
      changes: ["Close date"],
    },
    {
      at: 1100,
      speaker: "Prospect",
      text: "Ravi Menon, our VP of engineering, signs. All he gets asked about is PCI DSS.",
      sentiment: "Neutral",
      found: [{ type: "Signer", value: "Ravi Menon, VP Engineering", confidence: 93 }],
      card: {
        trigger: "Signer named",
        title: "Ravi Menon, VP Engineering, signs",
        say: "We’ll show him the findings in PCI scope, and only those.",
        ask: `Could Ravi join for ten minutes on ${review}?`,
      },
      cue: "Ravi Menon, our VP of engineering",
      changes: ["Signer"],
    },
    {
      at: 1420,
      speaker: "Prospect",
      text: `Take the staging account. Send me the role today, and we’ll review the results on ${review}.`,
      sentiment: "Positive",
      found: [{ type: "Commitment", value: `Review on ${review}`, confidence: 95 }],
      changes: ["Next step", "Stage"],
    },
  ],
  scorecard: [
    { section: "Metrics", score: 3, description: "4,000 findings a week, half outdated" },
    { section: "Economic buyer", score: 2, description: "Ravi Menon named, no meeting yet" },
    { section: "Decision criteria", score: 4, description: "No agents, reachable findings only" },
    { section: "Decision process", score: 2, description: "Review, then Ravi" },
    { section: "Identify pain", score: 4, description: "Two people sort by hand" },
    { section: "Champion", score: 2, description: "Lena Novak was not on the call" },
  ],
  nextSteps: [
    { task: "Send the read-only role", due: "Today", priority: "High" },
    { task: "Review results with Ines", due: dealDay("corvidReview", "wd"), priority: "High" },
    { task: "Invite Ravi to the review", due: dealDay("corvidReview", "wd"), priority: "Medium" },
  ],
  fieldChanges: [
    { field: "Stage", from: "Discovery", to: "Demo" },
    { field: "Competitor", from: "Unknown", to: "Oriel Cloud" },
    { field: "Pain", from: "Empty", to: "4,000 findings a week" },
    { field: "Signer", from: "Unknown", to: "Ravi Menon, VP Engineering" },
    { field: "Next step", from: "Empty", to: "Read-only role, today" },
    {
      field: "Close date",
      from: dealDay("corvidGuess", "short"),
      to: dealDay("corvidSignature", "short"),
    },
  ],
  followUp: {
    subject: "Staging: one role, no agents",
    body: [
      "Ines, thanks for the straight answers today.",
      `- Today: I send you the read-only role for staging\n- ${review}: we review what an attacker can reach`,
      `Oriel Cloud renews on ${renewal}. If the results hold, Ravi could sign on ${dealDay("corvidSignature")}, a week before.`,
      "Sam",
    ].join("\n\n"),
  },
  score: { value: 54, before: 38, reasons: ["Pain quantified", "Test agreed", "VP not met"] },
};
