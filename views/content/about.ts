import { paths } from "../../src/paths";
import { claims } from "./claims";

export const about = {
  title: "About: why Genie exists and what it will not do",
  description:
    "Our mission, our vision, the four values that decide arguments here, and the two products behind every call Genie coaches.",
  social: {
    kicker: "About",
    title: "People who sell security deserve better tools than a notepad",
  },
  hero: {
    eyebrow: "About Genie",
    title: "People who sell security deserve better tools than a notepad",
  },
  mission: {
    name: "Mission",
    text: "To let every rep bring the whole company’s knowledge to the call they are on, and to leave the record straight when it ends.",
  },
  vision: {
    name: "Vision",
    text: "A sales floor where nobody types after hours, no buyer explains a network twice, and a forecast is a list of conversations anyone may open.",
  },
  values: {
    eyebrow: "Values",
    title: "Four rules that decide our arguments",
    lead: "A value counts when it has cost something. Under each stands what we gave up for it.",
    gaveUp: "What it costs us",
    list: [
      {
        name: "Security & Trust",
        text: "Our customers sell to people who audit vendors for a living. We ask for the least access that does the job, log each write with its reason, and answer the questionnaire before the demo.",
        cost: "Nothing reaches a CRM until a person has ticked it. Full automation would demo better.",
      },
      {
        name: "Measurable ROI",
        text: `A claim here is a number with its scope, and the return comes with its whole sum. ${claims.resultsWithin.figure} after the start, you hold your own figures against ours.`,
        cost: "We leave won deals out of our return. They may well be the larger part, and we cannot prove it.",
      },
      {
        name: "Adoption by Design",
        text: "A tool that reps avoid makes the data worse. Genie lives in the meeting and in the CRM they have open already, and is silent until it can help.",
        cost: "No dashboard greets anyone in the morning. Usage minutes are not a figure we try to raise.",
      },
      {
        name: "Customer Success",
        text: "We are done when a manager coaches from last night’s calls without being asked to, not when the contract is signed.",
        cost: "We ask who will own the playbook before a pilot begins. Some pilots begin later for it.",
      },
    ],
  },
  products: {
    eyebrow: "What we make",
    title: "One product you see, one you should never have to",
    list: [
      {
        name: "Co-Pilot",
        kind: "The live call coach",
        text: `It listens along, writes the transcript with ${claims.transcription.figure} accuracy, and puts one line in front of the rep when a competitor, an objection or a buying sign comes up. Before the call there is a battle card; after it, a summary, action items, a follow-up to edit and the CRM changes to approve.`,
        link: { name: "What Co-Pilot does on a call", href: paths.coPilot.path },
        facts: ["Before: battle card", "During: one line at a time", "After: record and follow-up"],
      },
      {
        name: "Data Orchestration Engine",
        kind: "The part without an opinion",
        text: "Models are good at hearing and poor at promising. So whatever they hear passes through rules that give the same answer every time: which account it belongs to, whether the field may change, who said so. Clean CRM data is what is left.",
        link: { name: "The thinking behind it", href: paths.ourSolution.path },
        facts: ["Same call, same record", "Rules a person can read", "A reason beside every write"],
      },
    ],
  },
  story: {
    title: "All of it goes back to one empty field in a CRM",
    link: { name: paths.story.title, href: paths.story.path },
  },
} as const;
