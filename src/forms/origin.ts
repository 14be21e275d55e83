import { z } from "zod";
import { toLine } from "../plain-text";
import { CAMPAIGN_KEYS, type Origin } from "../../db/schema/origin";
import { pageAt } from "../../views/pages/pages";
import type { Context } from "../context";

const MAX_VALUE_LENGTH = 100;
/** RFC 1035 §2.3.4. */
const MAX_HOST_LENGTH = 253;
const MAX_READ_LENGTH = 2_000;

/**
 * Characters not allowed in campaign values, which may contain letters and digits of any script, spaces and common
 * separators.
 */
const NOT_ALLOWED = /[^\p{L}\p{M}\p{N} _.,:;/|+&()!'%~-]/gu;
/** More marks on one letter than any language writes: see `fields.ts`. */
const MARKED_WITHOUT_END = /\p{M}{31}/u;

/** A field that is always valid: unusable values are dropped. */
const lenient = (clean: (typed: string) => string | undefined, description: string) =>
  z
    .unknown()
    .transform((typed) =>
      typeof typed === "string" && typed.length <= MAX_READ_LENGTH ? clean(typed) : undefined,
    )
    .optional()
    .meta({ type: "string", description });

/**
 * Where a visit came from, as sent by the site's script or a program: the path of the first page, the host of the
 * referring site, and the campaign.
 */
export const originFields = {
  landing: lenient(cleanPath, "Path of the page of this site that the visit began on"),
  referrer: lenient(
    cleanHost,
    "Host of the site that led there; of a full address only the host is stored",
  ),
  utm_source: lenient(cleanValue, "Campaign: the site or newsletter with the link"),
  utm_medium: lenient(cleanValue, "Campaign: the kind of link, such as `email`"),
  utm_campaign: lenient(cleanValue, "Campaign: its name"),
  utm_term: lenient(cleanValue, "Campaign: the search term"),
  utm_content: lenient(cleanValue, "Campaign: which of several links"),
};

export type OriginFields = { [Key in keyof typeof originFields]?: string | undefined } & {
  page?: string | undefined;
};

/**
 * Returns where a submission came from. Without JavaScript, the form's page and its `utm_` values are read from the
 * Referer header. Of visitors who ask not to be tracked, only the page is kept.
 */
export function readOrigin(
  c: Context,
  { page: sent, ...fields }: OriginFields,
  formPage: string | undefined,
): Origin | undefined {
  const from = ownReferer(c);
  const page = cleanPath(from?.pathname ?? "") ?? cleanPath(sent ?? "") ?? formPage;
  const origin: Origin = { ...(page !== undefined && { page }) };
  if (c.req.header("sec-gpc") !== "1" && c.req.header("dnt") !== "1") {
    const { landing, referrer } = fields;
    if (landing !== undefined) origin.landing = landing;
    if (referrer !== undefined && !isOwnHost(c, referrer)) origin.referrer = referrer;
    const isCampaignSent = CAMPAIGN_KEYS.some((key) => fields[key] !== undefined);
    for (const key of CAMPAIGN_KEYS) {
      const value = isCampaignSent ? fields[key] : cleanValue(from?.searchParams.get(key) ?? "");
      if (value !== undefined) origin[key] = value;
    }
  }
  return Object.keys(origin).length > 0 ? origin : undefined;
}

/** The page of this site that a request was sent from. */
function ownReferer(c: Context): URL | undefined {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === c.env.siteUrl || url.host === c.req.header("host") ? url : undefined;
}

function isOwnHost(c: Context, host: string): boolean {
  return host === new URL(c.env.siteUrl).hostname || host === new URL(c.req.url).hostname;
}

/** Keeps only paths on the site map, because others could contain anything. */
function cleanPath(path: string): string | undefined {
  return pageAt(path)?.place.path;
}

/** Returns a public host name, also from a URL; undefined for IP addresses and hosts of private networks. */
function cleanHost(typed: string): string | undefined {
  const address = typed.includes("://") ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.toLowerCase();
  const isPublic = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]*$/.test(host);
  return isPublic && host.length <= MAX_HOST_LENGTH ? host : undefined;
}

function cleanValue(typed: string): string | undefined {
  const line = toLine(typed.slice(0, MAX_READ_LENGTH).toWellFormed());
  const text = MARKED_WITHOUT_END.test(line)
    ? ""
    : line.normalize("NFC").replaceAll(NOT_ALLOWED, "");
  const cut = Array.from(text.trim()).slice(0, MAX_VALUE_LENGTH).join("").trim();
  return cut || undefined;
}
