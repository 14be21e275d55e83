import { jsonb } from "drizzle-orm/pg-core";

/** The names of campaign parameters in links from ads and newsletters. */
export const CAMPAIGN_KEYS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** All keys of an origin, in display order. */
export const ORIGIN_KEYS = ["page", "landing", "referrer", ...CAMPAIGN_KEYS] as const;

/**
 * Where a submission came from: the path of the form's page, the path of the page the visit began on, the host of the
 * linking site, and the campaign.
 */
export type Origin = Partial<Record<(typeof ORIGIN_KEYS)[number], string>>;

export const origin = () => jsonb("origin").$type<Origin>();

/** Its entry in the table of personal data. */
export const originDescription = [
  "Page of the form; unless you ask not to be tracked, also the page your visit began on, the host of the site that led you here, and the campaign",
  "To learn which pages and campaigns lead to sign-ups",
  { basis: "origin" },
] as const;
