import { claims } from "./claims";
import { dealDay } from "./demo/calendar";
import { callMoments } from "./demo/moments";
import type { Question } from "./questions";

/** The steps of the product page, each at the moment of the demo call that shows it. */
export const coPilotSteps = [
  {
    number: "01",
    title: "Connect & Analyze",
    text: "Calendar, mail and CRM were read before the call. The first question goes to the audit finding, because the card said so.",
    at: callMoments.opening,
  },
  {
    number: "02",
    title: "Real-Time Intelligence",
    text: "Kestrel is named at 11:38. The card is up before the sentence ends, and the next line is a counter-offer instead of a discount.",
    at: callMoments.competitor,
  },
  {
    number: "03",
    title: "Automate & Optimize",
    text: `${dealDay("scoping", "weekday")} is agreed. Stage, close date and three tasks are filled in while Maya still says goodbye.`,
    at: callMoments.commitment,
  },
] as const;

/** The words of the Co-Pilot page. */
export const coPilot = {
  title: "Co-Pilot: live call coaching for security sellers",
  description:
    "Co-Pilot listens to the sales call, names the competitor and the objection as they come up, and puts the next question in front of the rep.",
  hero: {
    eyebrow: "The live call coach",
    title: "Co-Pilot",
    lead: "A second seller on the line who has read every battle card, never interrupts, and only speaks when it helps.",
    primary: "Join the beta",
    secondary: "Play the whole demo",
    window: `A moment of the demo call: the CISO says that there is no budget line until ${dealDay("budget", "month")}, and the card for that objection tells the rep what to say and what to ask.`,
  },
  steps: {
    eyebrow: "How a call goes",
    title: "Three steps, one conversation",
    lead: "Choose a step and the player goes to the minute where it happened.",
  },
  figures: {
    title: "What you get on every call",
    claims: [claims.transcription, claims.callsWithNextSteps, claims.adminMinutesSaved],
  },
  glossary: {
    eyebrow: "It knows the trade",
    title: "A CISO stops listening at the first wrong acronym",
    lead: "General transcription guesses at security terms. Co-Pilot loads your glossary, your product names and those of your rivals before the call begins.",
    heard: "Sounds like",
    written: "Co-Pilot writes",
    rows: [
      { heard: "sock two, type two", written: "SOC 2 Type II" },
      { heard: "ex dee are instead of ee dee are", written: "XDR instead of EDR" },
      { heard: "our sim and the soar behind it", written: "our SIEM and the SOAR behind it" },
      { heard: "mapped to miter", written: "mapped to MITRE ATT&CK" },
      { heard: "dora and niece two", written: "DORA and NIS2" },
    ],
  },
  rules: {
    eyebrow: "Your playbook, not ours",
    title: "Managers decide when it may speak",
    lead: "Each rule is a sentence that anyone on the team can read. Switch one off and it is quiet from the next call on.",
    cue: "When",
    reply: "Then",
    rows: [
      {
        cue: "a competitor from the list is named",
        reply: "show that card for as long as it is talked about",
      },
      {
        cue: "price comes up before any pain was stated",
        reply: "suggest a question about the cost of doing nothing",
      },
      {
        cue: "half the call is over and no signer was named",
        reply: "ask once who else has to agree",
      },
      {
        cue: "the rep has spoken for a long stretch without a question",
        reply: "show a quiet hint that only the rep sees",
      },
    ],
  },
  faq: {
    eyebrow: "Co-Pilot questions",
    title: "Before you let it listen",
    lead: "Eight things that heads of sales and their security teams ask us first.",
  },
  end: {
    title: "Let it sit in on one call",
    lead: "Take a rep who is new to security and a deal that matters. You will know by the end of the hour.",
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
      "A calendar connection, and a yes from the person who runs your meeting tool. Co-Pilot then joins the calls you choose; the first useful card usually comes from the battle cards you already have as documents.",
  },
  {
    slug: "crm",
    question: "Does it need a certain CRM?",
    answer:
      "No. During the call it needs none at all. Before and after it reads and writes through the connection your plan includes, and where there is no connector yet, what would be written can be copied as text.",
  },
  {
    slug: "call-data",
    question: "Who can listen to our recordings?",
    answer:
      "Nobody outside your workspace. Audio is kept only if you ask for it, transcripts have a retention date that you set, and no model is trained on your buyers’ words.",
  },
  {
    slug: "accuracy",
    question: "What if it mishears something?",
    answer: `It will now and then, which is why every detection carries its confidence and links to the second it came from. At ${claims.transcription.figure} accuracy the odd line needs a look; below your threshold nothing is shown at all.`,
  },
  {
    slug: "playbook",
    question: "Can it coach by our own method?",
    answer:
      "MEDDIC is preset, and you may rename, remove or add criteria. Objection answers come from your best calls, are reviewed by a manager, and carry the name of the one who approved them.",
  },
  {
    slug: "payback",
    question: "How do we see what it is worth?",
    answer: `Compare two groups for ${claims.resultsWithin.figure}: next steps agreed on the call, admin time afterwards, and how often a stage moved back. The pricing page turns these into money with your own numbers.`,
  },
  {
    slug: "support",
    question: "How much training does a rep need?",
    answer:
      "About as long as the demo above takes to play. A manager needs an afternoon to move the playbook over, and someone from our side sits in on the first calls if you like.",
  },
  {
    slug: "free-trial",
    question: "Can we try it on live deals?",
    answer: `Yes, the ${claims.trial.figure} trial is meant for that: real calls and your own battle cards, with no credit card on file. Afterwards you take the transcripts along or have them deleted.`,
  },
] as const satisfies readonly Question[];
