/** A figure the product stands for. `figure` is how it is written, `scope` what it is a figure of. */
export type Claim = { value: number; unit: string; figure: string; scope: string };

const percent = (value: number, scope: string, sign: "" | "+" = ""): Claim => ({
  value,
  unit: "percent",
  figure: `${sign}${value}%`,
  scope,
});

const count = (value: number, unit: string, scope: string, figure = `${value} ${unit}`): Claim => ({
  value,
  unit,
  figure,
  scope,
});

/** Every marketing figure, once. Pages read them from here, so that a corrected figure is right everywhere. */
export const claims = {
  leadersDistrust: percent(73, "of sales leaders do not trust the data in their own pipeline"),
  timeOnDataEntry: percent(21, "of a rep’s working time goes into typing things into the CRM"),
  prospectsDropped: percent(47, "of prospects never get a follow-up after the first conversation"),

  revenueIncrease: percent(35, "increase in revenue"),
  costReduction: percent(60, "lower cost of sales administration"),
  knowledgeRetention: percent(90, "of what was coached is retained"),
  fasterOnboarding: percent(50, "faster onboarding of new reps"),
  forecastAccuracy: percent(22, "forecast accuracy", "+"),
  callsWithNextSteps: percent(95, "of calls end with a committed next step"),
  averageRoi: percent(340, "average return on investment in 6 months"),
  transcription: { ...percent(95, "transcription accuracy"), figure: "95%+" },
  scrollAccuracy: percent(99, "accuracy of the CRM fields Scroll writes"),
  scaling: count(10, "times", "the calls, with the same operations team", "10x"),

  roiPeriod: count(6, "months", "over which the average return is counted"),
  hoursSaved: count(6, "hours", "saved per rep per week", "6+ hours"),
  adminMinutesSaved: count(12, "minutes", "of admin saved per call"),
  resultsWithin: count(30, "days", "until the first results"),
  onboardingUnder: count(24, "hours", "from contract to first coached call"),
  trial: count(14, "days", "free trial, no credit card", "14-day"),
  battleCardLead: count(
    30,
    "minutes",
    "before the meeting the battle card arrives",
    "15–30 minutes",
  ),
  closeout: count(2, "minutes", "post-call closeout", "2-minute"),
} as const satisfies Record<string, Claim>;
