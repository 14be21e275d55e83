import { findFeatureFacts } from "./feature-status";
import type { EmailContent } from "./email-content";
import { operator, type Operator } from "./operator";
import { site } from "./site";

type BroadcastKind = "announcement" | "issue" | "invitation";

/** A broadcast as written by an operator, with its sender. */
export type BroadcastContent = {
  kind: BroadcastKind;
  subject: string;
  preview: string;
  body: string;
  feature: string | null;
  actionLabel: string | null;
  actionHref: string | null;
  senderName: string | null;
  postalAddress: string | null;
};

/** How mail clients identify each list: a display name, and the first label of the List-Id. */
export const broadcastLists: Record<BroadcastKind, { name: string; id: string }> = {
  announcement: { name: `${site.brand} announcements`, id: "announcements" },
  issue: { name: `${site.brand} newsletter`, id: "newsletter" },
  invitation: { name: `${site.brand} beta`, id: "beta" },
};

const reasons: Record<BroadcastKind, (feature: string) => string> = {
  announcement: (feature) =>
    `You asked ${site.brand} for one email about ${feature}. This is it, and we won’t email you about it again.`,
  issue: () => `You get this email because you subscribed to ${site.brand}’s newsletter.`,
  invitation: (feature) => `You get this email because you asked for early access to ${feature}.`,
};

/**
 * Returns the sender of broadcasts and their postal address, or the names of missing settings. The law requires both in
 * bulk mail.
 */
export function broadcastSender({
  legalName,
  postalAddress,
}: Pick<Operator, "legalName" | "postalAddress"> = operator):
  | { senderName: string; postalAddress: string }
  | { missing: string[] } {
  if (legalName !== undefined && postalAddress !== undefined)
    return { senderName: legalName, postalAddress };
  const facts = Object.entries({ legalName, postalAddress });
  return { missing: facts.flatMap(([name, value]) => (value === undefined ? [name] : [])) };
}

type Links = { siteUrl: string; leave: string; preferences: string };

/** Returns a broadcast as an email to one recipient. */
export function broadcastEmail(content: BroadcastContent, links: Links): EmailContent {
  const { kind, subject, preview, body, feature, actionLabel, actionHref } = content;
  const { siteUrl, leave, preferences } = links;
  const title = findFeatureFacts(feature ?? "")?.title ?? feature ?? site.brand;
  return {
    subject,
    heading: subject,
    preview,
    paragraphs: [],
    markdown: body,
    ...(actionLabel !== null &&
      actionHref !== null && {
        action: { label: actionLabel, href: new URL(actionHref, siteUrl).href },
      }),
    notes: [
      reasons[kind](title),
      [content.senderName, content.postalAddress].filter((part) => part !== null).join(", "),
    ],
    links: [
      { label: "Unsubscribe", href: leave },
      { label: "All your lists, and what we store about you", href: preferences },
    ],
  };
}
