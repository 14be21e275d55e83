import { contactHref } from "../../views/content/links";
import { operator } from "../../views/content/operator";
import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** The anchor of the policy on the security page. */
const POLICY_ID = "disclosure-policy";

/** Where to report vulnerabilities (RFC 9116). The expiry date moves on daily. */
export const securityTxt: FeedFile = {
  path: endpoints.securityTxt,
  type: "text/plain; charset=utf-8",
  write: ({ siteUrl, now }) => {
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
    return [
      ...(operator.securityContact ? [`Contact: ${contactUri(operator.securityContact)}`] : []),
      `Contact: ${siteUrl}${contactHref("security")}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}${endpoints.securityTxt}`,
      `Policy: ${siteUrl}${paths.security.path}#${POLICY_ID}`,
      "",
    ].join("\n");
  },
};

/** The RFC requires a URI. */
export const contactUri = (contact: string): string =>
  /^[^:/]+@/.test(contact) ? `mailto:${contact}` : contact;
