import type { QuotedDeal } from "../demo-deal";
import { clockTime } from "./call";
import { dealDay } from "./calendar";
import { playbook } from "./playbook";

const report = dealDay("alderbrookReport", "weekday");
const legal = dealDay("alderbrookLegal");

/** A group of clinics renews its managed detection: a call with procurement, which has a lower offer. */
export const alderbrookClinics: QuotedDeal = {
  label: "Demo data",
  account: {
    name: "Alderbrook Clinics",
    overview: "Healthcare, 31 clinics, 1,900 endpoints",
    deal: "MDR renewal, 3 years",
    amount: 264_000,
    stage: { before: "Proposal", after: "Negotiation" },
    renewal: `Contract renews ${dealDay("alderbrookRenewal")}`,
  },
  people: {
    rep: { name: "Nora Kim", role: "Account manager" },
    stakeholders: [
      { name: "Grace Whitlock", role: "Procurement manager", stance: "Evaluator" },
      { name: "Marcus Hale", role: "IT security manager", stance: "Champion" },
      { name: "Joan Abbott", role: "CFO", stance: "Economic buyer" },
    ],
  },
  competitor: "Thornfield MDR",
  call: {
    title: "Alderbrook Clinics · MDR renewal",
    duration: clockTime(1374),
    status: "Call Ended",
  },
  quotes: [
    {
      at: 95,
      speaker: "Prospect",
      text: "Thornfield MDR came in eighteen percent below you, for the same endpoints.",
      sentiment: "Negative",
      found: [{ type: "Competitor", value: "Thornfield MDR", confidence: 97 }],
      card: {
        trigger: "Competitor named",
        title: "Against Thornfield MDR",
        ...playbook["Thornfield MDR"],
      },
      cue: "Thornfield MDR",
      changes: ["Competitor"],
    },
    {
      at: 310,
      speaker: "Prospect",
      text: "Your people called at three in the morning last summer, and no clinic had to close.",
      sentiment: "Positive",
      found: [{ type: "Buying signal", value: "Night call kept clinics open", confidence: 88 }],
    },
    {
      at: 524,
      speaker: "Prospect",
      text: "But we had sixty-two escalations last year, and nobody can tell me which ones mattered.",
      sentiment: "Negative",
      found: [{ type: "Pain", value: "62 escalations, unranked", confidence: 92 }],
      changes: ["Pain"],
    },
    {
      at: 746,
      speaker: "Prospect",
      text: "Our auditor wants HIPAA evidence for every one of them.",
      sentiment: "Neutral",
      found: [{ type: "Criterion", value: "HIPAA evidence per escalation", confidence: 94 }],
    },
    {
      at: 962,
      speaker: "Prospect",
      text: "I can recommend. Joan Abbott, our CFO, signs anything above fifty thousand a year.",
      sentiment: "Neutral",
      found: [{ type: "Signer", value: "Joan Abbott, CFO", confidence: 95 }],
      card: {
        trigger: "Signer named",
        title: "Joan Abbott, CFO, signs",
        say: "Then she gets one page: what we stopped, and what a closed clinic costs.",
        ask: "What does Joan compare us with?",
      },
      cue: "Joan Abbott, our CFO",
      changes: ["Signer"],
    },
    {
      at: 1237,
      speaker: "Prospect",
      text: `Send me the report and the three-year price by ${report}. If it holds, legal gets the contract on ${legal}.`,
      sentiment: "Positive",
      found: [{ type: "Commitment", value: `Contract to legal on ${legal}`, confidence: 93 }],
      changes: ["Next step", "Stage", "Close date"],
    },
  ],
  scorecard: [
    { section: "Metrics", score: 3, description: "62 escalations in a year, one at night" },
    { section: "Economic buyer", score: 3, description: "Joan Abbott named, with her limit" },
    { section: "Decision criteria", score: 4, description: "HIPAA evidence, night coverage" },
    { section: "Decision process", score: 4, description: "Report, legal, then the CFO" },
    { section: "Identify pain", score: 3, description: "Escalations without a ranking" },
    { section: "Champion", score: 3, description: "Marcus Hale saw the night call" },
  ],
  nextSteps: [
    {
      task: "Report: 62 escalations, ranked",
      due: dealDay("alderbrookReport", "wd"),
      priority: "High",
    },
    { task: "Three-year price", due: dealDay("alderbrookReport", "wd"), priority: "High" },
    {
      task: "Contract to legal",
      due: dealDay("alderbrookLegal", "short"),
      priority: "Medium",
    },
  ],
  fieldChanges: [
    { field: "Stage", from: "Proposal", to: "Negotiation" },
    { field: "Competitor", from: "Unknown", to: "Thornfield MDR" },
    { field: "Pain", from: "Empty", to: "62 escalations, unranked" },
    { field: "Signer", from: "Unknown", to: "Joan Abbott, CFO" },
    { field: "Next step", from: "Empty", to: `Report and price, ${report}` },
    {
      field: "Close date",
      from: dealDay("alderbrookRenewal", "short"),
      to: dealDay("alderbrookSignature", "short"),
    },
  ],
  followUp: {
    subject: "Your 62 escalations, ranked",
    body: [
      "Grace, thank you for being open about the other offer.",
      `- ${report}: the report on all 62 escalations, with HIPAA evidence for each\n- ${report}: the three-year price, $264,000 at $88,000 a year\n- ${legal}: the contract goes to legal`,
      `Your contract renews on ${dealDay("alderbrookRenewal")}. If the report holds, Joan could sign on ${dealDay("alderbrookSignature")}.`,
      "Nora",
    ].join("\n\n"),
  },
  score: { value: 69, before: 57, reasons: ["CFO signs", "Date with legal", "Lower offer open"] },
};
