/** A day as it stands in a text, as in 21 November 2026. */
export const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
