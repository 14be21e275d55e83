/** Copy of the windows that draw the product, with any deal. */
export const product = {
  demo: "Demo data",
  genie: "Genie",
  crm: "CRM",
  battleCard: "Battle card",
  transcript: "Transcript",
  closeout: "Closeout",
  approvedAt: (time: string): string => `Approved ${time}`,
  written: (count: number): string => `${count} written`,
  changes: "CRM changes",
  heardAt: "Heard at",
  pipeline: "Pipeline",
  score: "Score",
  dealScore: "Deal score",
  moved: "Moved today",
  quiet: "Quiet",
  forecast: "Forecast",
  changedThisWeek: "Changed this week",
  unchanged: "unchanged",
  before: (category: string): string => `was ${category}`,
  why: "Why",
  scoresAfter: "MEDDIC after the call",
} as const;

/** What a field holds that nobody has filled in. */
const NOTHING: readonly string[] = ["Empty", "Unknown", "Not said"];

export const isEmpty = (value: string): boolean => NOTHING.includes(value);
