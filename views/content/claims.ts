/** A figure that the product claims. `figure` is its formatted value, `scope` what it measures. */
export type Claim = {
  value: number;
  unit: string;
  figure: string;
  /** A name for the figure, where it is no noun. */
  name?: string;
  scope: string;
  counted: Counted;
};

/** How a figure is counted: what is measured, when it applies, the calculation if there is one, and its status. */
type Counted = { what: string; when?: string; math?: string; status: keyof typeof statuses };

/** The status of a figure, as shown to visitors. */
export const statuses = {
  market:
    "A figure about the market, not a result of Genie. We have no published source for it, and don’t use it to calculate what you save.",
  claim: "Our claim. No published customer story has confirmed it yet.",
  promise: "Our commitment, on every plan.",
} as const;

/** Copy of "How we count it". */
export const counting = {
  label: "How we count it",
  when: "Conditions:",
  math: "The math:",
  link: "How to test it",
  close: "Close",
} as const;

/** The mark beside a figure: whether it is calculated or only stated. */
export const markOf = ({ counted }: Claim): string =>
  counted.math && counted.status === "claim" ? "Modeled" : "Stated";

const percent = (value: number, scope: string, counted: Counted, sign: "" | "+" = ""): Claim => ({
  value,
  unit: "percent",
  figure: `${sign}${value}%`,
  scope,
  counted,
});

const count = (
  value: number,
  unit: string,
  scope: string,
  counted: Counted,
  figure = `${value} ${unit}`,
): Claim => ({ value, unit, figure, scope, counted });

/** The id of the claim and its test on the case studies page, which is also unique among the figures of a page. */
export const claimId = ({ figure }: Claim): string =>
  `test-${figure.replace("%", "").replaceAll(" ", "-")}`;

/** All marketing figures. Pages read them from here, so that a correction applies everywhere. */
export const claims = {
  leadersDistrust: percent(73, "of sales leaders distrust their pipeline data", {
    what: "Sales leaders who say they distrust their own pipeline data.",
    status: "market",
  }),
  timeOnDataEntry: percent(21, "of a rep’s time goes to data entry", {
    what: "Working hours that a rep spends on typing into the CRM.",
    math: "21% of a 40-hour week is 8.4 hours.",
    status: "market",
  }),
  prospectsDropped: percent(47, "of prospects never get a follow-up", {
    what: "Prospects with one conversation and no later email, call or meeting.",
    status: "market",
  }),

  revenueIncrease: percent(35, "increase in revenue", {
    what: "Closed revenue per rep, for reps with Genie and reps without it.",
    when: "Over the same full quarter, on the same kind of deal.",
    status: "claim",
  }),
  costReduction: percent(60, "lower cost of sales administration", {
    what: "Hours logged on data work, before and after.",
    when: "Admin only. Selling time isn’t counted.",
    status: "claim",
  }),
  knowledgeRetention: percent(90, "of coaching is retained", {
    what: "Coached answers that reps still give unprompted a quarter later.",
    when: "Only answers from your own playbook count.",
    status: "claim",
  }),
  fasterOnboarding: percent(50, "faster onboarding of new reps", {
    what: "Days from a rep’s start date to their first solo call.",
    when: "Compared with new hires who start without Genie.",
    status: "claim",
  }),
  forecastAccuracy: percent(
    22,
    "forecast accuracy",
    {
      what: "The quarter’s opening commit vs. what actually closed.",
      when: "Compared with the same team’s earlier quarters.",
      status: "claim",
    },
    "+",
  ),
  callsWithNextSteps: percent(95, "of calls end with a committed next step", {
    what: "Calls where both sides agree on a date.",
    when: "Only calls that Genie joined.",
    status: "claim",
  }),
  averageRoi: percent(340, "ROI in 6 months, for 10 reps", {
    what: "The value of the time saved, less what Genie costs, as a share of that cost.",
    when: "Team plan, 10 reps, 150 calls a month each, $35 an hour. We count no savings in the first 30 days.",
    math: "5 months × $10,500 saved − 6 months × $1,990 = $40,560. That is 340% of the $11,940 paid.",
    status: "claim",
  }),
  transcription: {
    ...percent(95, "transcription accuracy", {
      what: "Share of words transcribed correctly, product names and acronyms included.",
      when: "With your glossary loaded.",
      status: "claim",
    }),
    figure: "95%+",
  },
  scrollAccuracy: percent(99, "accuracy of the CRM fields Scroll writes", {
    what: "Fields that match the recording, in a sample checked by hand.",
    when: "Scroll is in private beta.",
    status: "claim",
  }),
  scaling: count(
    10,
    "times",
    "the calls, with the same operations team",
    {
      what: "Calls per month that one operations team can keep clean in the CRM.",
      when: "It counts calls, not deals or revenue.",
      status: "claim",
    },
    "10x",
  ),

  roiPeriod: count(6, "months", "over which the average return is counted", {
    what: "Costs count from the first day, savings from day 31.",
    status: "claim",
  }),
  hoursSaved: count(
    6,
    "hours",
    "saved per rep per week",
    {
      what: "After-call admin time per rep per week, at 30 calls a week.",
      when: "Fewer calls save less.",
      math: "30 calls × 12 minutes = 6 hours.",
      status: "claim",
    },
    "6+ hours",
  ),
  adminMinutesSaved: count(12, "minutes", "of admin time saved per call", {
    what: "Time from the first to the last CRM edit after a call, before and after.",
    when: "A pilot measures it in the team’s CRM history.",
    status: "claim",
  }),
  resultsWithin: count(30, "days", "until the first results", {
    what: "Days until admin time drops or more calls end with a next step.",
    when: "Counted from your team’s first day, against a group without Genie. Forecast and revenue take a full quarter.",
    status: "promise",
  }),
  onboardingUnder: count(24, "hours", "from contract to first coached call", {
    what: "From the signed contract to the first call with Genie on it.",
    when: "You connect a calendar and a CRM that day.",
    status: "promise",
  }),
  trial: count(
    14,
    "days",
    "free trial, no credit card",
    {
      what: "You get every feature of the plan you pick. When the trial ends, you aren’t charged.",
      status: "promise",
    },
    "14-day",
  ),
  battleCardLead: count(
    30,
    "minutes",
    "before the meeting, your battle card arrives",
    {
      what: "Minutes between the card’s arrival and the start of the meeting.",
      when: "For meetings in a connected calendar.",
      status: "claim",
    },
    "15–30 minutes",
  ),
  closeout: {
    ...count(2, "minutes", "post-call closeout", {
      what: "From the end of the call to the last approved change.",
      when: "The rep reads one sheet and approves it.",
      status: "claim",
    }),
    figure: "2-minute",
    name: "2-minute closeout",
  },
} as const satisfies Record<string, Claim>;
