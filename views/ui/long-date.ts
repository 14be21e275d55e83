/** Formats a date for running text, such as November 21, 2026. */
export const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
