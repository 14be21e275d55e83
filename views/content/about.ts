import { paths } from "../../src/paths";
import { claims } from "./claims";
import { chapters } from "./demo/chapters";
import { quoteAt } from "./demo/lines";
import { demoPage } from "./demo/page";
import { contactHref, resolveLink } from "./links";
import { listMissing, operator, operatorFacts } from "./operator";

/** The buyer’s words at each chapter of the demo call. */
const QUOTES = {
  Competitor: "Kestrel tells us they can do triage",
  Signer: "Tom Berger, our CFO.",
  Objection: "There is no budget line",
  "Next step": "Send me the plan today",
} as const;

/** The chapters, each with a quote from its line. */
const moments = chapters.map(({ name, at }) => ({ name, at, quote: quoteAt(at, QUOTES[name]) }));

const missing = listMissing(["legalName", "address"]);

export const about = {
  title: "About: why Genie exists and what it won’t do",
  description:
    "Our mission, our vision, four values with what each one costs us, and the two products behind every call Genie coaches.",
  social: {
    kicker: "About",
    title: "People who sell security deserve better tools than a notepad",
  },
  hero: {
    eyebrow: "About Genie",
    title: "People who sell security deserve better tools than a notepad",
    lead: "Genie coaches live sales calls and fills in the CRM once the rep approves.",
    action: demoPage.hero.action,
  },
  mission: {
    name: "Mission",
    text: "Give every rep the whole company’s knowledge during the call, and a correct record after it.",
  },
  vision: {
    name: "Vision",
    text: "A sales floor where nobody types after hours, no buyer explains their network twice, and every forecast links to the calls behind it.",
  },
  call: {
    title: "The call we build for",
    text: "Half an hour with a CISO, and four moments that decide the deal.",
    moments,
  },
  values: {
    title: "Four values, and what each one costs us",
    gaveUp: "What it costs us",
    list: [
      {
        name: "Security & Trust",
        text: "The teams we build for sell to people who audit vendors for a living. We write only what a rep approved, and publish what we can answer of your questionnaire and what we can’t yet.",
        cost: "Nothing reaches a CRM until a person approves it. Full automation would demo better.",
      },
      {
        name: "Measurable ROI",
        text: "Every figure comes with its scope and its math. After a month’s pilot, you check ours against yours.",
        cost: "We leave won deals out of the return. They may be the larger part, but we can’t prove it.",
      },
      {
        name: "Adoption by Design",
        text: "Reps avoid tools that add work, and then the data gets worse. Genie runs in the meeting and the CRM they already have open, and stays quiet until it can help.",
        cost: "There’s no new place for reps to work in, so a good day with Genie can go unnoticed.",
      },
      {
        name: "Customer Success",
        text: "We’re done when managers coach from last night’s calls on their own, not when the contract is signed.",
        cost: "The pilot protocol asks who owns the playbook before anyone logs in. That can delay the start.",
      },
    ],
  },
  pictures: {
    write: { waits: "Waiting for approval", reason: "Reason", heard: "at" },
    ours: {
      measure: "Measure",
      claim: "Our claim",
      yours: "Yours",
      day: `Day ${claims.resultsWithin.value}`,
      rows: [
        { name: "Saved per call", claim: claims.adminMinutesSaved },
        { name: "Saved per week", claim: claims.hoursSaved },
        { name: "Forecast accuracy", claim: claims.forecastAccuracy },
      ],
    },
    twice: { label: "The same call, run twice", field: "Field", runs: ["First run", "Second run"] },
    meeting: { label: "Their meeting", ask: "Ask next" },
    coach: { label: "Where a coach starts today" },
  },
  products: {
    title: "One product you see, one you don’t",
    list: [
      {
        name: "Co-Pilot",
        kind: "The live call coach",
        text: "Co-Pilot listens, writes the transcript, and shows the rep one line when a competitor, an objection or a buying signal comes up.",
        link: { name: "See Co-Pilot", href: paths.coPilot.path },
        facts: ["Before: battle card", "During: one line at a time", "After: record and follow-up"],
        claim: claims.transcription,
      },
      {
        name: "Data Orchestration Engine",
        kind: "The engine underneath",
        text: "AI models hear well but don’t always answer the same way. The engine does: same input, same result. It keeps your CRM data clean and current.",
        link: { name: "Why we built it this way", href: paths.ourSolution.path },
        facts: ["Same input, same result", "Clean, current data", "The rep approves"],
        claim: undefined,
      },
    ],
  },
  site: {
    operator: {
      title: "Who runs this site",
      facts: (["legalName", "address", "registration", "privacyContact", "hosting"] as const).map(
        (fact) => ({ name: operatorFacts[fact].name, value: operator[fact] }),
      ),
      missing:
        missing &&
        `Our ${missing} are not on this site yet. Ask us for both before you sign anything.`,
      links: [
        { name: "Ask a legal question", href: contactHref("security") },
        { name: "See the privacy page", href: paths.legalPrivacy.path },
        ...(operator.statusPage ? [{ name: "Check the status", href: operator.statusPage }] : []),
      ],
    },
    checks: {
      title: "What you can check today",
      text: "Which security questions we can answer and which we can’t yet, who handles data for us, and how this site does in our own tests.",
      links: [
        { name: "Read the security page", href: paths.security.path },
        { name: "See the subprocessors", href: paths.legalSubprocessors.path },
        { name: "See how fast it is", href: paths.performance.path },
        { name: "See how we test accessibility", href: paths.accessibility.path },
      ],
    },
  },
  story: {
    title: "It started with one empty field in a CRM",
    lead: "Someone had said the next step aloud. By evening, nobody had typed it in.",
    record: "Opportunity",
    fields: [
      { name: "Stage", value: "Proposal" },
      { name: "Close date", value: "End of quarter" },
      { name: "Next step", value: "" },
    ],
    empty: "Said aloud, never typed",
    link: { name: paths.story.title, href: paths.story.path },
    action: resolveLink("Get Early Access"),
  },
} as const;
