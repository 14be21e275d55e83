import { paths } from "../../src/paths";
import { type Claim, claims } from "./claims";
import { CALL_SECONDS } from "./demo/call";
import { callMoments } from "./demo/moments";
import { mainActions } from "./links";
import { due, measureNames, protocol } from "./pilot-protocol";

/** How close a claim is to being confirmed by a published customer story. */
export type ClaimStatus = "confirmed" | "math" | "beta" | "open";

type Group = { name: string; claims: readonly Claim[] };

const groups: readonly Group[] = [
  {
    name: "Sales rep",
    claims: [claims.hoursSaved, claims.adminMinutesSaved, claims.closeout, claims.battleCardLead],
  },
  {
    name: "Sales manager",
    claims: [claims.knowledgeRetention, claims.callsWithNextSteps, claims.fasterOnboarding],
  },
  {
    name: "Revenue operations",
    claims: [claims.transcription, claims.scrollAccuracy, claims.costReduction, claims.scaling],
  },
  {
    name: "Executive",
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

/**
 * What the pictured pilot measures: calls with a next step, minutes of CRM edits after each, deals forecast right, and
 * thousands of dollars closed per rep.
 */
type Numbers = {
  nextStep: readonly [number, number];
  minutes: number;
  forecast: readonly [number, number];
  revenue: number;
};

/** Reps in each group. */
const REPS = 5;
const CALLS_PER_WEEK = 30;

const baseline: Numbers = { nextStep: [8, 25], minutes: 15, forecast: [7, 11], revenue: 150 };

/** The time is saved, and the forecast is better; next steps and revenue fall short of their claims. */
const withGenie: Numbers = {
  nextStep: [22, 25],
  minutes: 2,
  forecast: [10, 11],
  revenue: 168,
};

const without: Numbers = {
  nextStep: [9, 25],
  minutes: 14,
  forecast: [7, 11],
  revenue: 152,
};

const counted = ([part, all]: readonly [number, number]): string => `${part} of\u00a0${all}`;

/** Returns a column of the sheet, in the protocol's order. */
const columnOf = ({ nextStep, minutes, forecast, revenue }: Numbers): string[] => [
  `${minutes} min`,
  `${(minutes * CALLS_PER_WEEK) / 60} hr`,
  counted(nextStep),
  counted(forecast),
  `$${revenue}k`,
];

export const caseStudies = {
  title: "Case studies: every claim, its test and its status",
  description:
    "Customer stories are coming soon. Until then: every claim we make, how a pilot tests it, where it stands, and a pilot protocol to print.",
  social: { kicker: "Case Studies", title: "Measure Genie on your own team" },
  hero: {
    name: "Case Studies",
    badge: "Coming soon",
    title: "Measure Genie on your own team",
    lead: "Run a free pilot: half of your reps get call coaching and CRM autofill, half don’t. Then you compare.",
    deal: [
      { name: "You get", text: "five results, each next to our claim" },
      { name: "It takes", text: "a month, a quarter for revenue" },
      { name: "You bring", text: `at least ${2 * REPS} reps, a CRM export` },
    ],
    few: {
      text: `Fewer than ${2 * REPS} reps?`,
      ...mainActions.join,
      needs: `${mainActions.invitation}.`,
    },
    whole: "See the whole pilot protocol",
    less: "Show less",
    print: "Print",
  },
  claims: {
    /** The id of the list. */
    id: "claims",
    claim: "Claim",
    test: "Test",
    status: "Status",
    proven: "Ready to check",
    piloted: "In the pilot",
    notPiloted: `${allClaims.length - protocol.measures.length - 1} claims not in the pilot`,
    notPilotedLead: "For reps, managers and revenue operations.",
    noDate: "No date yet",
    links: {
      math: { name: "See the math", href: `${paths.pricing.path}#roi-math` },
      beta: { name: "See Scroll", href: paths.scroll.path },
    },
    groups,
    /** The claim whose math is published. The list begins with it. */
    first: claims.averageRoi,
    firstTest: "A pilot tests the minutes saved. The rest\u00a0is\u00a0arithmetic.",
    others: {
      title: `All ${allClaims.length} claims, each with its test`,
      lead: "Here’s how each one is tested.",
      /** The key to the marks beside claims. */
      tally: [
        ...tallied("open", "to be tested"),
        ...tallied("beta", "in private beta"),
        ...tallied("math", "with published math"),
        ...tallied("confirmed", "confirmed"),
      ],
    },
  },
  /** The claims of the protocol in the first window, and what an example pilot found, as of two days. */
  tested: {
    legend: "What the sheet shows",
    states: [
      { id: "claims", name: "Our claims", text: "What a pilot tests, and when you know." },
      { id: "day", name: due.day, text: "An example only: one claim is missed." },
      { id: "quarter", name: "Quarter", text: "An example only: two claims are missed." },
    ],
    /** Before the names of the last two on wide screens. */
    example: "Example:",
    yours: "Your result by",
    head: "Example",
    /** The example's columns, in the order of the measures. */
    before: columnOf(baseline),
    after: columnOf(withGenie),
    without: columnOf(without),
    /** The claims that the example misses. */
    misses: [claims.callsWithNextSteps, claims.revenueIncrease] as readonly Claim[],
    met: "Met",
    missed: "Missed",
    ifMissed: "If a number falls short, any story we publish says so.",
  },
  pilot: {
    title: "Counted from your CRM and your calls",
    report: {
      name: "From your CRM, before",
      example: "Example",
      call: "Call",
      columns: ["CRM edits", "Next step"],
      /** When the CRM was first and last edited after each call, and the agreed next step. */
      rows: [
        { name: "1", cells: ["11:02–11:20 AM", "Feb 3"] },
        { name: "2", cells: ["5:31–5:46 PM", "None"] },
        { name: "3", cells: ["6:09–6:21 PM", "None"] },
        {
          name: `All ${baseline.nextStep[1]}`,
          cells: [`${baseline.minutes} min`, counted(baseline.nextStep)],
        },
      ],
      note: "Nobody answers from memory.",
    },
    /** What the pictured call counts toward, at seconds of the call. */
    counted: {
      name: "On every call",
      moments: [
        {
          at: callMoments.commitment,
          name: measureNames.nextStep,
          text: "Both sides say a date. With Genie or without, it counts once it’s in the CRM.",
        },
        {
          at: CALL_SECONDS,
          name: measureNames.admin,
          text: "From the first to the last CRM edit after the call.",
        },
      ],
    },
    terms: [
      {
        name: "Start",
        text: `From the signed contract to the first coached call in under ${claims.onboardingUnder.figure}.`,
        claim: claims.onboardingUnder,
      },
      {
        name: "Results",
        text: `Three by day\u00a0${claims.resultsWithin.value}, two more once the quarter has closed. With ${REPS}\u00a0reps a side, revenue is a signal, not proof.`,
        claim: claims.resultsWithin,
      },
      {
        name: "Price",
        text: "Free while Co-Pilot is in private beta. You choose both groups, of the same size.",
      },
      {
        name: "Pilot or trial?",
        text: `Every plan has a ${claims.trial.figure} ${claims.trial.scope}. A pilot is a separate agreement.`,
        link: { name: "Compare plans", href: paths.pricing.path },
      },
    ],
  },
  protocol,
  notify: {
    title: "Get the first story",
    text: "We send one email on the day we publish it.",
  },
  close: {
    title: "Agree on a start date",
    lead: "On the call, we agree on the dates, and on who works without Genie.",
  },
} as const;
