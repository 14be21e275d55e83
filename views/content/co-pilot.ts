import { claims } from "./claims";
import { crmName } from "./integrations";
import type { Question } from "./questions";

/** Copy of the Co-Pilot page. */
export const coPilot = {
  title: "Co-Pilot: live call coaching for security sellers",
  description:
    "Co-Pilot listens to the call, names the competitor and the objection, and shows the rep what to ask.",
  hero: {
    title: "Co-Pilot",
    promise: "Know what to say, mid-call",
    lead: "Answers while the buyer speaks, and CRM updates that wait for your approval.",
    meeting: "The call with Halden Freight",
    /** What the rep says without Genie. */
    unaided: "Let me get back to you on that.",
  },
  steps: { title: "How Co-Pilot works" },
  before: {
    title: "The card is there before you dial",
    lead: "Who’s coming, what they run, when it renews, and three points to make.",
    claim: claims.battleCardLead,
    picture: "Maya’s calendar and the battle card of 9:40 AM.",
    calendar: "Maya’s calendar",
  },
  glossary: {
    title: "A CISO stops listening at the first wrong acronym",
    lead: "Co-Pilot loads your glossary, product names and competitors before the call.",
    claim: claims.transcription,
    heard: "Sounds like",
    written: "Co-Pilot writes",
    rows: [
      { heard: "sock two, type two", written: "SOC 2 Type II" },
      { heard: "ex dee are", written: "XDR" },
      { heard: "mapped to miter", written: "mapped to MITRE ATT&CK" },
      { heard: "dora and niece two", written: "DORA and NIS2" },
    ],
  },
  faq: { title: "Before you let it listen" },
  end: {
    title: "Let it sit in on one call",
    lead: "Pick one rep and one deal. Co-Pilot is free during the beta.",
  },
} as const;

/** The home page's eight questions, answered for Co-Pilot. */
export const coPilotQuestions = [
  {
    slug: "getting-started",
    question: "What does it take to get started?",
    answer: `Your calendar and your CRM. From signing to the first coached call takes under ${claims.onboardingUnder.figure}.`,
    claim: claims.onboardingUnder,
  },
  {
    slug: "crm",
    question: "Does it work with our CRM?",
    answer: `Yes. Starter and Team sync with three CRMs, including ${crmName}. Enterprise connects the rest.`,
  },
  {
    slug: "call-data",
    question: "Does the buyer know, and who can listen?",
    answer:
      "You tell the buyer and ask for consent where the law requires it. Only people bound to confidentiality can listen. Model training isn’t a purpose in our data processing agreement.",
  },
  {
    slug: "accuracy",
    question: "What if it mishears something?",
    answer: "It will now and then. Each detection shows its confidence. The rep decides.",
  },
  {
    slug: "playbook",
    question: "Can it coach to our methodology?",
    answer: "Yes. It can follow your playbook; the demo uses MEDDIC.",
  },
  {
    slug: "payback",
    question: "How do we measure ROI?",
    answer: `Compare reps with and without Genie for ${claims.resultsWithin.figure}: next steps, admin time and slipped deals.`,
    claim: claims.resultsWithin,
  },
  {
    slug: "support",
    question: "How much training does a rep need?",
    answer: "Very little: the demo shows what a rep sees.",
  },
  {
    slug: "free-trial",
    question: "Can we try it on live deals?",
    answer: `Yes. The ${claims.trial.figure} trial runs on real calls, with no credit card. You sign the data processing agreement first.`,
    claim: claims.trial,
  },
] as const satisfies readonly Question[];
