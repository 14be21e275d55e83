import { claims } from "./claims";

/** Measures that the case studies name twice: on the sheet, and in the picture of a call. */
export const measureNames = {
  nextStep: "Dated next step",
  admin: "Admin time per call",
} as const;

/** When a measure is due. A forecast and revenue need a closed quarter. */
export const due = { day: `Day ${claims.resultsWithin.value}`, quarter: "Quarter’s end" } as const;

/** The pilot protocol, a sheet to print and sign. */
export const protocol = {
  print: "Print the sheet",
  brand: "Genie",
  sheet: "Pilot protocol",
  page: "One page, signed before the start",
  /** In rows of two and three. */
  fields: [
    "Company",
    "Sales lead",
    "Reps with Genie",
    "Reps without",
    "Price",
    "First day",
    "First results",
    "Last day",
  ],
  measure: "Measure",
  before: "Before",
  after: "With Genie",
  without: "Without",
  claim: "Our claim",
  due: "Due",
  /** In the order in which they are due. `short` is the claim's figure as it fits a narrow column. */
  measures: [
    {
      name: measureNames.admin,
      claim: claims.adminMinutesSaved,
      short: `${claims.adminMinutesSaved.value} min saved`,
      due: due.day,
    },
    {
      name: "Weekly admin time",
      claim: claims.hoursSaved,
      short: `${claims.hoursSaved.value}+ hr saved`,
      due: due.day,
    },
    {
      name: measureNames.nextStep,
      claim: claims.callsWithNextSteps,
      short: `${claims.callsWithNextSteps.figure} of calls`,
      due: due.day,
    },
    {
      name: "Forecast accuracy",
      claim: claims.forecastAccuracy,
      short: `${claims.forecastAccuracy.value}% higher`,
      due: due.quarter,
    },
    {
      name: "Revenue per rep",
      claim: claims.revenueIncrease,
      short: `${claims.revenueIncrease.figure} more`,
      due: due.quarter,
    },
  ],
  rules: "Four rules",
  steps: [
    {
      name: "Start from your own baseline",
      text: "Export the figures from your CRM and calendar before the first day.",
    },
    {
      name: "Keep a group without Genie",
      text: "Same weeks, same season, same kind of deal.",
    },
    {
      name: "Publish the method",
      text: "Each figure says what was counted, over how many reps and calls, and who counted. We also publish what didn’t improve.",
    },
    {
      name: "You have the last word",
      text: "Everyone quoted approves the text and can withdraw it after we publish.",
    },
  ],
  missed: "If a number is missed:",
  signatures: ["For the company: name, date", "For Genie: name, date"],
} as const;
