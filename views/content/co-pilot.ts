import { claims } from "./claims";
import { timeline } from "./demo/call";
import { callMoments } from "./demo/moments";
import { demoDeal } from "./demo-deal";
import type { Question } from "./questions";

/** The buyer's words at a moment of the demo call, and what Co-Pilot tells the rep to ask. */
const heard = (at: number) => {
  const line = timeline.find((one) => one.at === at);
  return { at, said: line?.text, reply: line?.card?.ask };
};

/** Copy of the Co-Pilot page. */
export const coPilot = {
  title: "Co-Pilot: live call coaching for security sellers",
  description:
    "Co-Pilot listens to the sales call, names the competitor and the objection, and shows the rep the next question.",
  hero: {
    eyebrow: "The live call coach",
    title: "Co-Pilot",
    lead: "Co-Pilot prepares the call, listens, shows the rep what to say next, and writes it up.",
    primary: "Get Early Access",
    secondary: "Play the demo call",
    meeting: "The call with Halden Freight",
  },
  steps: {
    title: "How Co-Pilot works",
    lead: "Pick a step to jump to its moment in the call.",
  },
  figures: {
    title: "What you get on every call",
    claims: [claims.battleCardLead, claims.closeout, claims.adminMinutesSaved],
  },
  glossary: {
    title: "A CISO stops listening at the first wrong acronym",
    lead: "Co-Pilot loads your glossary, product names and competitors before the call.",
    claim: claims.transcription,
    heard: "Sounds like",
    written: "Co-Pilot writes",
    rows: [
      { heard: "sock two, type two", written: "SOC 2 Type II" },
      { heard: "ex dee are instead of ee dee are", written: "XDR instead of EDR" },
      { heard: "mapped to miter", written: "mapped to MITRE ATT&CK" },
      { heard: "dora and niece two", written: "DORA and NIS2" },
    ],
  },
  cues: {
    title: "Three things make it speak",
    lead: "A competitor, an objection, or a next step within reach.",
    quiet: "It listens and takes notes. No card.",
    reply: "Co-Pilot",
    rows: [
      { name: "Competitor", ...heard(callMoments.competitor) },
      { name: "Objection", ...heard(callMoments.objection) },
      {
        name: "Next step",
        ...heard(callMoments.commitment),
        reply: `${demoDeal.nextSteps[1].task}.`,
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
    primary: "Get Early Access",
    secondary: "Compare the plans",
  },
} as const;

/** The home page's eight questions, answered for Co-Pilot. */
export const coPilotQuestions = [
  {
    slug: "getting-started",
    question: "What does it take to get started?",
    answer: `Your calendar and your CRM, connected on the first day. From the signed contract to the first call with Genie on it takes less than ${claims.onboardingUnder.figure}.`,
    claim: claims.onboardingUnder,
  },
  {
    slug: "crm",
    question: "Does it need a certain CRM?",
    answer:
      "It is an overlay on the CRM you run. Starter includes basic sync with three CRMs, and Enterprise connects others by custom integrations. Setup steps for each tool are not published yet: ask us about yours.",
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
      "It will now and then. In the demo call, each detection shows its confidence and the second it came from, and the rep decides what to use.",
  },
  {
    slug: "playbook",
    question: "Can it coach by our own method?",
    answer:
      "The coaching can be customized to your playbook; the demo call uses MEDDIC. Setup is not published yet: bring your method to the first talk.",
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
      "No course is published. The half-hour demo call shows what a rep sees. On the Team plan, a dedicated success manager helps.",
  },
  {
    slug: "free-trial",
    question: "Can we try it on live deals?",
    answer: `Yes, the ${claims.trial.figure} trial is meant for that: real calls, with no credit card on file. Sign the data processing agreement first: it has your data returned to you and deleted at the end.`,
    claim: claims.trial,
  },
] as const satisfies readonly Question[];
