import { sql } from "drizzle-orm";
import { broadcastRecipients, broadcasts, features, featureTitles } from "../broadcasts";
import { delivery, describeData, site, type DataTable } from "./describe-data";

const content = { notPersonal: "The same for all recipients" };
const feature = { notPersonal: "About a feature" };

/** Broadcasts and who they go to. */
export const broadcastData: DataTable[] = [
  describeData(
    broadcastRecipients,
    {
      title: "Recipients of announcements",
      basis: "consent",
      term: "message",
      recipients: ["host", "team", "mail"],
      links: [
        {
          by: "address",
          column: broadcastRecipients.address,
          at: broadcastRecipients.createdAt,
          // The row stays for the report.
          redact: sql`address = null, state = 'erased', settled_at = coalesce(settled_at, now())`,
        },
      ],
      name: "broadcasts_to_you",
      group: "sent",
    },
    {
      id: ["Number of our message", "To send it once"],
      broadcastId: ["Number of the announcement, issue or invitation", "To send it to you"],
      address: ["Address it goes to", "To deliver it"],
      state: ["Whether it was sent", "To send it once"],
      createdAt: ["Time it was queued", "To send it"],
      dueAt: delivery,
      takenAt: delivery,
      attempts: ["Number of attempts to send it", "To stop after too many"],
      settledAt: ["Time it was sent or given up", "To delete your address on time"],
      lastError: ["Last answer of the mail server, as a code", "To find out why"],
    },
  ),
  describeData(broadcasts, site, {
    id: content,
    kind: content,
    subject: content,
    preview: content,
    body: content,
    feature: content,
    actionLabel: content,
    actionHref: content,
    state: content,
    createdAt: content,
    startsAt: content,
    senderName: content,
    postalAddress: content,
  }),
  describeData(features, site, {
    key: feature,
    title: feature,
    status: feature,
    path: feature,
    announcementId: feature,
  }),
  describeData(featureTitles, site, { title: feature, featureKey: feature }),
];
