import { paths } from "../../src/paths";
import { notes } from "./about-notes";
import { demoDeal } from "./demo-deal";

export const about = {
  title: "About: why Genie exists and what it won’t do",
  description:
    "Our mission, our vision, four values with what each one costs us, and the engine behind every record Genie writes.",
  social: {
    kicker: "About",
    title: "People who sell security deserve better tools than a notepad",
  },
  hero: {
    title: "People who sell security deserve better tools than a notepad",
    lead: "A recording helps afterwards. Our AI call coach helps the rep during the call, and fills in the CRM.",
  },
  mission: {
    name: "Mission",
    text: "Give every rep the whole company’s knowledge during the call, and an accurate record after it.",
  },
  vision: {
    name: "Vision",
    text: "A sales floor where nobody types after hours, no buyer explains their network twice, and every forecast links to the calls behind it.",
  },
  notepad: {
    title: "One call, on a notepad and in Genie",
    heads: {
      note: "On the notepad",
      quote: "What the buyer said",
      record: "What Genie writes down",
    },
    lost: "Lost:",
    notes,
  },
  values: {
    title: "Four values, and what each one costs us",
    gaveUp: "What it costs us",
    list: [
      {
        name: "Security & Trust",
        text: "Security reps sell to people who audit vendors for a living. We publish which security questions we can answer, and which we can’t yet.",
        cost: "The answers we don’t have yet are on the same list. Competitors can read it, too.",
      },
      {
        name: "Measurable ROI",
        text: "Every figure on this site says how we count it. In a pilot, you check ours against your own on day 30.",
        cost: "Our ROI math leaves out the deals you win. They may be the bigger gain, but we can’t prove it.",
      },
      {
        name: "Adoption by Design",
        text: "Reps avoid tools that add work, and the data suffers. Genie runs in the meeting and the CRM they already have open.",
        cost: "Genie lives inside other people’s tools. When they change a screen, we have to catch up.",
      },
      {
        name: "Customer Success",
        text: "We’re not done when you sign. We’re done when managers coach from yesterday’s calls on their own.",
        cost: "We ask you to name a sales lead before anyone logs in. That can delay the start.",
      },
    ],
  },
  products: {
    title: "What we build",
    list: [
      {
        place: paths.coPilot,
        text: "A coach on live calls. The rep sees who’s on the other side, what to say next, and a draft of every CRM change.",
      },
      {
        place: paths.scroll,
        text: "CRM automation. It drafts what a call changes, field by field, and writes what the rep approves.",
      },
      {
        place: paths.vision,
        text: "Deal intelligence. It scores each deal, and every point leads to the sentence that earned it.",
      },
    ],
    engine: {
      name: "Data Orchestration Engine",
      text: "AI models don’t always give the same answer twice. So the engine behind Co-Pilot, Scroll and Vision fills in fields by fixed rules: the same transcript gives the same record.",
      facts: [
        "Clean, current CRM data",
        "Stays the same when you switch CRMs",
        "Each value keeps its source",
      ],
      link: { name: "Why we built it this way", href: paths.ourSolution.path },
    },
  },
  twoRuns: {
    input: "Same call, two runs",
    field: "Field",
    runs: ["Run 1", "Run 2"],
    same: `${demoDeal.fieldChanges.length} of ${demoDeal.fieldChanges.length} fields the same`,
  },
  checks: {
    title: "What you can check today",
    text: "Open each source yourself.",
    company: "Company details",
  },
  people: {
    title: "Who builds Genie",
    profile: "See the profile",
  },
  story: { name: paths.story.title, href: paths.story.path },
  close: {
    title: "Bring one deal that’s stuck",
    lead: "Co-Pilot sits in on its next call. You read what it heard before your CRM does.",
  },
} as const;
