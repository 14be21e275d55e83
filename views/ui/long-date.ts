/** Formats a date for running text, such as 21 November 2026. */
export const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
