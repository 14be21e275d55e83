/**
 * The calendar of the demo deal, in order; every page, article and message that names one of its days reads it here. The
 * contract is signed before the incumbent renews and invoiced when the buyer's budget line opens. All are working days.
 */
export const dealDays = {
  call: "2026-12-15",
  scoping: "2026-12-17",
  /** The page of figures for the CFO is due, and the forecast is read. */
  forecast: "2026-12-18",
  proofStart: "2027-01-04",
  proofEnd: "2027-01-15",
  decision: "2027-01-21",
  signature: "2027-01-22",
  rollout: "2027-01-25",
  /** The incumbent's contract renews. */
  renewal: "2027-01-29",
  evidence: "2027-02-01",
  /** The close date in the CRM before the call: the end of a quarter, as a guess. */
  guess: "2027-03-31",
  budget: "2027-04-01",
  followUpTest: "2027-04-29",
} as const;

export type DealDay = keyof typeof dealDays;

const formats = {
  /** 22 January */
  day: { day: "numeric", month: "long" },
  /** 22 Jan */
  short: { day: "numeric", month: "short" },
  month: { month: "long" },
  weekday: { weekday: "long" },
  /** Fri */
  wd: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayFormat = keyof typeof formats;

/** A day of the deal as text. */
export function dealDay(name: DealDay, format: DayFormat = "day"): string {
  const date = new Date(dealDays[name]);
  return date.toLocaleDateString("en-GB", { ...formats[format], timeZone: "UTC" });
}

/** Fills `{deal.signature}`, `{deal.budget.month}` or `{deal.renewal.iso}` of a Markdown text; undefined for others. */
export function dealDayIn(path: string): string | undefined {
  const [root, name = "", format = "day", ...rest] = path.split(".");
  if (root !== "deal" || !isDealDay(name) || rest.length > 0) return undefined;
  if (format === "iso") return dealDays[name];
  return Object.hasOwn(formats, format) ? dealDay(name, format as DayFormat) : undefined;
}

const isDealDay = (name: string): name is DealDay => Object.hasOwn(dealDays, name);
