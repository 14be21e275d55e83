/**
 * The dates of the demo deals, in order; those without a prefix are of the deal with Halden Freight. All pages, articles
 * and emails read them from here. A contract is signed before the incumbent's renews, and Halden's is invoiced when the
 * buyer's budget becomes available. All are workdays.
 */
export const dealDays = {
  alderbrookCall: "2026-12-08",
  /** When the buyer wants the report on last year's escalations, and the price. */
  alderbrookReport: "2026-12-11",
  call: "2026-12-15",
  corvidCall: "2026-12-16",
  scoping: "2026-12-17",
  /** The deadline of the one-page summary for the CFO, and the date of the forecast. */
  forecast: "2026-12-18",
  corvidReview: "2026-12-22",
  proofStart: "2027-01-04",
  /** When the contract goes to legal. */
  alderbrookLegal: "2027-01-06",
  proofEnd: "2027-01-15",
  decision: "2027-01-21",
  signature: "2027-01-22",
  rollout: "2027-01-25",
  alderbrookSignature: "2027-01-27",
  /** The renewal date of the incumbent's contract. */
  renewal: "2027-01-29",
  evidence: "2027-02-01",
  corvidSignature: "2027-02-05",
  corvidRenewal: "2027-02-12",
  alderbrookRenewal: "2027-02-26",
  /** The close date in the CRM before the call: a guess, the end of a quarter. */
  guess: "2027-03-31",
  budget: "2027-04-01",
  followUpTest: "2027-04-29",
  corvidGuess: "2027-04-30",
} as const;

export type DealDay = keyof typeof dealDays;

const formats = {
  /** As in January 22. */
  day: { day: "numeric", month: "long" },
  /** As in Jan 22. */
  short: { day: "numeric", month: "short" },
  month: { month: "long" },
  weekday: { weekday: "long" },
  /** As in Fri. */
  wd: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayFormat = keyof typeof formats;

/** Formats a date of a deal. */
export function dealDay(name: DealDay, format: DayFormat = "day"): string {
  const date = new Date(dealDays[name]);
  return date.toLocaleDateString("en-US", { ...formats[format], timeZone: "UTC" });
}

/** Returns a time such as "15:00" as an American calendar shows it: 3 PM. */
export function timeOfDay(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(2).replace(":00", "");
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Returns the text for `{deal.signature}`, `{deal.budget.month}` or `{deal.renewal.iso}` in Markdown; undefined for
 * other paths.
 */
export function dealDayIn(path: string): string | undefined {
  const [root, name = "", format = "day", ...rest] = path.split(".");
  if (root !== "deal" || !isDealDay(name) || rest.length > 0) return undefined;
  if (format === "iso") return dealDays[name];
  return Object.hasOwn(formats, format) ? dealDay(name, format as DayFormat) : undefined;
}

const isDealDay = (name: string): name is DealDay => Object.hasOwn(dealDays, name);
