import { type Claim, claims } from "./claims";

/** A claim, and what a story has to count for it. */
type Outcome = { claim: Claim; counted: string };

type Group = { name: string; question: string; outcomes: readonly Outcome[] };

export const caseStudies = {
  title: "Case studies: what we claim, and how each story will be measured",
  description:
    "Published customer stories are coming soon. Until then: the outcomes Genie answers for, by role and by team, and the method that every story has to follow.",
  social: { kicker: "Case Studies", title: "No story before it can be checked" },
  hero: {
    name: "Case Studies",
    badge: "Coming soon",
    title: "No story before it can be checked",
    lead: "Published customer stories are coming soon. We could have opened with logos and round numbers. You would not buy a detection tool on those, so here is what we answer for today, and the method every story must pass.",
    blank: {
      title: "Story 1",
      status: "Not published",
      customer: "Customer",
      unnamed: "Named once it agrees",
      figure: "Result",
      uncounted: "Counted after the pilot",
      open: "open",
    },
  },
  roles: {
    title: "What each role can hold us to",
    lead: "The figures are the product’s own claims. Beside each stands what has to be counted before a customer’s name goes next to it.",
    counted: "Counted as",
    list: [
      {
        name: "Sales rep",
        question: "Do I get my evenings back?",
        outcomes: [
          {
            claim: claims.hoursSaved,
            counted: "calendar time between calls, four weeks before against four weeks after",
          },
          {
            claim: claims.adminMinutesSaved,
            counted: "from hanging up to the last CRM save, taken from the CRM’s own history",
          },
        ],
      },
      {
        name: "Sales manager",
        question: "Does coaching stick?",
        outcomes: [
          {
            claim: claims.knowledgeRetention,
            counted: "coached answers that are given unprompted on calls a quarter later",
          },
          {
            claim: claims.callsWithNextSteps,
            counted: "calls whose transcript holds a date that both sides said aloud",
          },
        ],
      },
      {
        name: "Executive",
        question: "Can I take it to the board?",
        outcomes: [
          {
            claim: claims.forecastAccuracy,
            counted: "commit at the start of the quarter against what closed in it",
          },
          {
            claim: claims.revenueIncrease,
            counted: "closed revenue per rep, pilot group against the rest of the floor",
          },
        ],
      },
      {
        name: "Revenue operations",
        question: "Will the fields be right?",
        outcomes: [
          {
            claim: claims.scrollAccuracy,
            counted: "a sample of written fields, checked by hand against the recording",
          },
          {
            claim: claims.costReduction,
            counted: "hours booked on data work, by the people who did it",
          },
        ],
      },
    ] as readonly Group[],
  },
  teams: {
    title: "What a team gains, at three moments",
    list: [
      {
        name: "When it hires",
        text: "The first call a new seller takes alone is the date that matters.",
        claim: claims.fasterOnboarding,
      },
      {
        name: "When it grows",
        text: "More calls usually mean more people to clean up behind them.",
        claim: claims.scaling,
      },
      {
        name: "When it has to answer for the budget",
        text: "The pricing page works this one out with your own numbers.",
        claim: claims.averageRoi,
      },
    ],
    link: "Work out your own return",
  },
  method: {
    title: "How a story will be measured",
    lead: "Four conditions. A story that misses one is not published, whatever its numbers.",
    steps: [
      {
        name: "A baseline that was there before us",
        text: "Figures from before the start come from the customer’s own CRM and calendar, exported on the first day. Nobody is asked to remember.",
      },
      {
        name: "A group to compare with",
        text: "Part of the floor goes on as it was for the same weeks, in the same season, on the same kind of deal.",
      },
      {
        name: "The method in print",
        text: "Each figure carries what was counted, over how many reps and calls, and who counted it. What did not improve is printed too.",
      },
      {
        name: "The customer’s last word",
        text: "The people who are quoted read the final text and may withdraw it, also after it is out.",
      },
    ],
  },
  notify: {
    title: "Read the first one when it is out",
    text: "One message on the day a story passes.",
  },
} as const;
