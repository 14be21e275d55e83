/** Formats a date for running text, such as November 21, 2026. */
export const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO date, without a time, for running text. */
export const formatDay = (day: string): string => longDate.format(new Date(day));
