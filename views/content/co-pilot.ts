import { claims } from "./claims";
import type { Question } from "./questions";

/** The words of the Co-Pilot page. */
export const coPilot = {
  title: "Co-Pilot: live call coaching for security sellers",
  description:
    "Co-Pilot listens to the sales call, names the competitor and the objection, and shows the rep the next question.",
  hero: {
    eyebrow: "The live call coach",
    title: "Co-Pilot",
    lead: "Co-Pilot prepares the call, listens to it, shows the rep what to say next, and writes it up.",
    primary: "Join the beta",
    secondary: "Play the demo call",
  },
  parts: [
    {
      when: "Before the call",
      what: `A battle card, ${claims.battleCardLead.figure} before the meeting: who signs, what hurts, what to say.`,
      claim: claims.battleCardLead,
    },
    {
      when: "During the call",
      what: "A live transcript, and one card when a competitor or an objection comes up.",
      claim: undefined,
    },
    {
      when: "After the call",
      what: "A call summary, action items with dates, a follow-up email and the CRM updates.",
      claim: undefined,
    },
  ],
  steps: {
    title: "How Co-Pilot works",
    lead: "Pick a step to jump to that moment in the call.",
  },
  figures: {
    title: "What you get on every call",
    claims: [claims.transcription, claims.callsWithNextSteps, claims.adminMinutesSaved],
  },
  glossary: {
    title: "A CISO stops listening at the first wrong acronym",
    lead: "Co-Pilot loads your glossary, product names and competitors before the call.",
    heard: "Sounds like",
    written: "Co-Pilot writes",
    rows: [
      { heard: "sock two, type two", written: "SOC 2 Type II" },
      { heard: "ex dee are instead of ee dee are", written: "XDR instead of EDR" },
      { heard: "mapped to miter", written: "mapped to MITRE ATT&CK" },
      { heard: "dora and niece two", written: "DORA and NIS2" },
    ],
  },
  rules: {
    title: "Managers decide when it speaks",
    lead: "Each rule is a sentence anyone can read. Switch one off, and it stays quiet.",
    cue: "When",
    reply: "Then",
    rows: [
      {
        cue: "a competitor from the list is named",
        reply: "show that card while it is discussed",
      },
      {
        cue: "price comes up before any pain",
        reply: "suggest a question about the cost of doing nothing",
      },
      {
        cue: "half the call is over and nobody has named the signer",
        reply: "ask once who else has to agree",
      },
    ],
  },
  faq: {
    title: "Before you let it listen",
    lead: "What heads of sales and their security teams ask first.",
    link: "Ask your own question",
  },
  end: {
    title: "Let it sit in on one call",
    lead: "Pick a rep who is new to security and a deal that matters. You’ll know within the hour.",
    primary: "Request a seat",
    secondary: "Compare the plans",
  },
} as const;

/** The same eight topics as on the home page, as they matter to the coach on the call. */
export const coPilotQuestions = [
  {
    slug: "getting-started",
    question: "What does it take to get started?",
    answer:
      "A calendar connection, and a yes from whoever runs your meeting tool. Co-Pilot joins the calls you choose, and the first cards come from battle cards you already have.",
  },
  {
    slug: "crm",
    question: "Does it need a certain CRM?",
    answer:
      "No. During the call it needs none. Before and after, it reads and writes through the connection your plan includes; without one, you copy the text.",
  },
  {
    slug: "call-data",
    question: "Who can listen to our recordings?",
    answer:
      "Only people bound to confidentiality, on your instructions. So says the data processing agreement. Training models is none of its purposes, and when the contract ends, your data is deleted.",
  },
  {
    slug: "accuracy",
    question: "What if it mishears something?",
    answer:
      "It will now and then, so every detection shows its confidence and links to the second it came from. The rep decides what to use.",
  },
  {
    slug: "playbook",
    question: "Can it coach by our own method?",
    answer:
      "MEDDIC is preset, and you can rename, remove or add criteria. Objection answers come from your best calls, and a manager approves each.",
  },
  {
    slug: "payback",
    question: "How do we see what it is worth?",
    answer: `Compare two groups for ${claims.resultsWithin.figure}: next steps agreed on the call, admin time afterwards, and how often a stage moved back.`,
    claim: claims.resultsWithin,
  },
  {
    slug: "support",
    question: "How much training does a rep need?",
    answer:
      "About as long as the demo call. A manager needs an afternoon to move the playbook over.",
  },
  {
    slug: "free-trial",
    question: "Can we try it on live deals?",
    answer: `Yes, the ${claims.trial.figure} trial is meant for that: real calls and your own battle cards, with no credit card on file. Afterwards, take your transcripts or have us delete them.`,
    claim: claims.trial,
  },
] as const satisfies readonly Question[];
