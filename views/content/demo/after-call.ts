import { dealDay } from "./calendar";

/** The CRM updates that the rep can select. */
export const crmUpdates = [
  { id: "notes", name: "Call notes" },
  { id: "stage", name: "Deal stage" },
  { id: "contacts", name: "Contacts" },
  { id: "nextSteps", name: "Next steps" },
  { id: "followUp", name: "Follow-up email" },
] as const;

export type CrmUpdate = (typeof crmUpdates)[number]["id"];

/** Fields that Genie fills in by default. */
export const smartDefaults = [
  { id: "closeDate", name: "Set the close date from the buyer’s deadline" },
  { id: "competitor", name: "Set the competitor and pain the buyer names" },
  { id: "reminders", name: "Remind me the morning a step is due" },
] as const;

export type SmartDefault = (typeof smartDefaults)[number]["id"];

export const stages = [
  { id: "discovery", name: "Discovery" },
  { id: "demo", name: "Demo" },
  { id: "proposal", name: "Proposal" },
  { id: "negotiation", name: "Negotiation" },
  { id: "closed-won", name: "Closed won" },
  { id: "closed-lost", name: "Closed lost" },
] as const;

export type StageId = (typeof stages)[number]["id"];

/** When the call ended, and when the rep approved the closeout. */
export const endedAt = "10:32 AM";
export const approvedAt = "10:34 AM";

/** The deal’s stage before the call. */
export const CURRENT_STAGE: StageId = "demo";

/** The stage that Genie suggests after the call, with the reason. The rep selects it: the selector starts at the current one (spec §4). */
export const stageAdvice = {
  stage: "proposal",
  reason: "Daniel agreed to a POC with dates, and you know who signs.",
} as const;

/** A summary of the call in three lines, for the CRM. */
export const callNotes = [
  "31 hours to contain one laptop; the audit committee wants under 4.",
  "900 alerts a day, 12 of them real, for three people; no coverage after 6 PM.",
  "POC in Rotterdam with both tools, results signed by the SOC. Tom Berger (CFO) signs.",
] as const;

/** The contact added to the deal because the call mentioned him. */
export const newContact = { name: "Tom Berger", role: "CFO", part: "economic buyer" } as const;

/** The fields that smart defaults fill in, by name in the deal's changes. */
export const smartFields = {
  closeDate: ["Close date"],
  competitor: ["Competitor", "Pain"],
} as const satisfies Partial<Record<SmartDefault, readonly string[]>>;

/** The paragraphs of the drafted email, before and after its list of next steps. */
const opening = [
  "Daniel, thanks for the straight numbers today.",
  "Two weeks on the Rotterdam site, both tools on the same traffic. Priya’s team counts what it closes and signs off on the count, so it holds up with your auditors.",
];
const promised = [
  "Today: I send you the POC plan",
  `${dealDay("scoping", "weekday")}: scoping with Priya, Rotterdam logs ready`,
  `${dealDay("forecast", "weekday")}: a one-pager for Tom to read on the train`,
];
const ending = [
  `The POC ends on ${dealDay("proofEnd")}, two weeks before Kestrel renews. If the count holds, you’d sign on ${dealDay("signature")}, and the first invoice would come on ${dealDay("budget")}, when your budget line opens.`,
  "Maya",
];

const cut = ", so it holds up with your auditors";

const body = [...opening, promised.map((step) => `- ${step}`).join("\n"), ...ending].join("\n\n");

/** The drafted email, and what the rep cuts from it. */
export const followUpMail = {
  to: "daniel.okafor@halden-freight.example",
  body,
  cut,
} as const;
