import { paths } from "../../src/paths";
import { type Claim, claims } from "./claims";
import { CALL_SECONDS } from "./demo/call";
import { callMoments } from "./demo/moments";
import { due, measureNames, protocol } from "./pilot-protocol";

/** How close a claim is to being confirmed by a published customer story. */
export type ClaimStatus = "confirmed" | "math" | "beta" | "open";

type Group = { name: string; question: string; claims: readonly Claim[] };

const groups: readonly Group[] = [
  {
    name: "Sales rep",
    question: "Do I get my evenings back?",
    claims: [claims.hoursSaved, claims.adminMinutesSaved, claims.closeout, claims.battleCardLead],
  },
  {
    name: "Sales manager",
    question: "Does coaching stick?",
    claims: [claims.knowledgeRetention, claims.callsWithNextSteps, claims.fasterOnboarding],
  },
  {
    name: "Revenue operations",
    question: "Will the fields be right?",
    claims: [claims.transcription, claims.scrollAccuracy, claims.costReduction, claims.scaling],
  },
  {
    name: "Executive",
    question: "Can I take it to the board?",
    claims: [claims.forecastAccuracy, claims.revenueIncrease, claims.averageRoi],
  },
];

/** Claims with a status other than open. */
const known = new Map<Claim, ClaimStatus>([
  [claims.averageRoi, "math"],
  [claims.scrollAccuracy, "beta"],
]);

export const statusOf = (claim: Claim): ClaimStatus => known.get(claim) ?? "open";

export const statusNames: Record<ClaimStatus, string> = {
  confirmed: "Confirmed",
  math: "Math published",
  beta: "Private beta",
  open: "To be tested",
};

export const allClaims: readonly Claim[] = groups.flatMap((group) => group.claims);

/** How many claims have a status, in words; nothing if none does. */
const tallied = (status: ClaimStatus, words: string): { status: ClaimStatus; text: string }[] => {
  const { length } = allClaims.filter((claim) => statusOf(claim) === status);
  return length === 0 ? [] : [{ status, text: `${length} ${words}` }];
};

const confirmed = allClaims.filter((claim) => statusOf(claim) === "confirmed").length;

/** The pictured team before its pilot: calls that end with a next step, and minutes of CRM edits after each. */
const baseline = { nextStep: "1 of 3", minutes: 14, callsPerWeek: 30 } as const;

export const caseStudies = {
  title: "Case studies: every claim, its test and its status",
  description:
    "Customer stories are coming soon. Until then: every claim we make, how a pilot tests it, where it stands, and a pilot protocol to print.",
  social: { kicker: "Case Studies", title: "Test five of our claims with your own team" },
  hero: {
    name: "Case Studies",
    badge: "Coming soon",
    title: "Test five of our claims with your own team",
    lead: "We have no customer stories yet, so print this sheet, fill it in with us, and sign it before anyone logs in.",
    whole: "See the whole sheet",
    less: "Show less",
    print: "Print",
    talk: "Book a call about a pilot",
  },
  claims: {
    /** The id of the list. */
    id: "claims",
    claim: "Claim",
    test: "Test",
    status: "Status",
    proven: "Ready to check",
    piloted: "In the pilot",
    notPiloted: "Not in the pilot",
    notPilotedLead: "The pilot doesn’t measure these. Open a role to see how each is tested.",
    links: {
      math: { name: "See the math", href: `${paths.pricing.path}#roi` },
      beta: { name: "See Scroll", href: paths.scroll.path },
    },
    groups,
    /** The claim whose math is published. The list begins with it. */
    first: claims.averageRoi,
    firstTest: "A pilot tests the minutes saved. The rest\u00a0is\u00a0arithmetic.",
    others: {
      title: `All ${allClaims.length} claims, each with its test`,
      lead: `${confirmed === 0 ? "No customer has confirmed any" : `Customers have confirmed ${confirmed}`} yet. Here’s how each one is tested.`,
      /** The key to the marks beside claims. */
      tally: [
        ...tallied("open", "to be tested"),
        ...tallied("beta", "in private beta"),
        ...tallied("math", "with published math"),
        ...tallied("confirmed", "confirmed"),
      ],
    },
  },
  pilot: {
    title: `Three results by day\u00a0${claims.resultsWithin.value}, two more at quarter’s end`,
    /** The days until the first results. */
    days: claims.resultsWithin.value,
    /** What is due by day, where 0 is before the start and the last has no fixed day, and the name of its picture. */
    stops: [
      {
        day: 0,
        title: "Before day 1",
        text: "You export your own baseline. Nobody answers from memory.",
        claim: undefined,
        due: undefined,
        name: "From your CRM",
      },
      {
        day: 1,
        title: "Day 1",
        text: `From contract to first coached call in under ${claims.onboardingUnder.figure}.`,
        claim: claims.onboardingUnder,
        due: undefined,
        name: "Counted on every call",
      },
      {
        day: claims.resultsWithin.value,
        title: due.day,
        text: "First results, compared with a group without Genie.",
        claim: claims.resultsWithin,
        due: due.day,
        name: "Three results",
      },
      {
        day: undefined,
        title: due.quarter,
        text: "Forecast and revenue, once the quarter has closed.",
        claim: undefined,
        due: due.quarter,
        name: "Two more",
      },
    ],
    /** The columns of the pictured sheet, in short. */
    columns: [protocol.before, protocol.after, protocol.without],
    /** What the pictured call counts toward, at seconds of the call. */
    counted: [
      {
        at: callMoments.commitment,
        name: measureNames.nextStep,
        text: "Both sides say a date out loud.",
      },
      {
        at: CALL_SECONDS,
        name: measureNames.admin,
        text: "From the first to the last CRM edit after the call.",
      },
    ],
    /** The pictured report: when the CRM was first and last edited after each call, and the agreed next step. */
    report: {
      columns: ["CRM edits", "Next step"],
      rows: [
        { name: "Call 1", cells: ["11:02–11:19", "Feb 3"] },
        { name: "Call 2", cells: ["5:31–5:45", "None"] },
        { name: "Call 3", cells: ["6:09–6:20", "None"] },
        { name: "Baseline", cells: [`${baseline.minutes} min`, baseline.nextStep] },
      ],
    },
    /** The pictured sheet's column `before`, in the protocol's order. */
    baseline: [
      baseline.nextStep,
      `${baseline.minutes} min`,
      `${(baseline.minutes * baseline.callsPerWeek) / 60} hr`,
      "Last year",
      "Last quarter",
    ],
    /** Beside the names of the report and the sheet, below the report, and in the sheet. */
    cells: {
      example: "Example",
      report: "Your own calls go here",
      yours: "Your numbers",
    },
    terms: {
      name: "Pilot terms",
      text: `Plan on a month for the first three numbers and a full quarter for all five. Price and team size are agreed on the call and written on the sheet.`,
    },
    missed: {
      name: "If we miss a number",
      text: "The sheet shows it and has a line for what happens next. We fill it in together before we sign.",
    },
    trial: {
      name: "Pilot or trial?",
      text: `Every plan has a ${claims.trial.figure} ${claims.trial.scope}. A pilot is a separate agreement.`,
      link: { name: "Compare plans", href: paths.pricing.path },
    },
  },
  protocol,
  notify: {
    title: "Get the first story",
    text: "We send one email on the day we publish it.",
  },
  close: {
    title: "Agree on a start date",
    lead: "On the call, we agree on the dates, the price, and who works without Genie.",
  },
} as const;
