import { sql } from "drizzle-orm";
import { rateLimits, signingKeys } from "../auth-tokens";
import { erasures } from "../consent-changes";
import { lastQueuedAt, mailCounts, outbox, undeliverable } from "../mail";
import { companyFacts } from "../company-facts";
import { siteAddress } from "../site-address";
import { delivery, describeData, site, type DataTable } from "./describe-data";

const key = { notPersonal: "A key of the site" };
const company = { notPersonal: "What the site publishes about the company" };
const address = { notPersonal: "About the site" };

/** Messages, and the site's own tables. */
export const systemData: DataTable[] = [
  describeData(
    outbox,
    {
      title: "Our messages to you",
      basis: "request",
      term: "message",
      recipients: ["host", "team", "mail"],
      links: [
        { by: "entry", column: outbox.aboutId },
        { by: "account", column: outbox.aboutId },
        // Confirmations are found by `aboutId`; a message to the team belongs to its writer.
        {
          by: "address",
          column: outbox.recipient,
          at: outbox.createdAt,
          where: sql`${outbox.kind} <> 'confirm' and ${outbox.kind} <> 'team'`,
        },
      ],
      name: "messages_to_you",
      group: "sent",
      // The team's address is not the writer's data.
      hiddenRows: sql`${outbox.kind} = 'team'`,
      hiddenKeys: { data: "sealed" },
    },
    {
      id: ["Number of our message", "To send it once"],
      kind: ["Kind of message", "To write it"],
      recipient: ["Address it goes to", "To deliver it"],
      aboutId: ["Number of the entry or account it is about", "To write it"],
      data: ["Details for its text, such as the topic of your message", "To write it"],
      createdAt: ["Time it was queued", "To send it, and not too often"],
      dueAt: delivery,
      attempts: ["Number of attempts to send it", "To stop after too many"],
      sentAt: ["Time it was sent", "To send it once and delete it on time"],
      failedAt: ["Time we gave up sending it", "To find out why"],
      lastError: ["Last answer of the mail server, as a code", "To find out why"],
    },
  ),
  describeData(
    mailCounts,
    {
      title: "Message limits",
      basis: "security",
      term: "mailCount",
      recipients: ["host"],
      links: [{ by: "address", column: mailCounts.recipient, stored: "mailbox", at: lastQueuedAt }],
      name: "messages_counted",
    },
    {
      recipient: [
        "Email address, without what follows a plus",
        "To limit how many messages it gets",
      ],
      queuedAt: ["Times of our messages in the last day", "To limit how many messages it gets"],
      allowed: { notPersonal: "A step of the calculation" },
    },
  ),
  describeData(
    undeliverable,
    {
      title: "Addresses that reject mail",
      basis: "delivery",
      term: "undeliverable",
      recipients: ["host", "team"],
      links: [
        {
          by: "address",
          column: undeliverable.address,
          stored: "lower",
          at: undeliverable.markedAt,
        },
      ],
      name: "undeliverable_addresses",
    },
    {
      address: ["Email address", "To stop writing to an address that rejects mail"],
      reason: ["Code of the rejection", "To find out why"],
      markedAt: ["Time of the rejection", "To delete it on time"],
    },
  ),
  describeData(
    erasures,
    {
      title: "Erasure marks",
      basis: "erasure",
      term: "erasureMark",
      recipients: ["host"],
    },
    {
      salt: ["Random number", "To hash your address so that nobody can look it up"],
      hash: ["Salted hash of an erased address or account", "To erase late copies and backups too"],
      erasedAt: ["Time of the erasure", "To erase only what is older"],
    },
  ),
  describeData(
    rateLimits,
    {
      title: "Rate limits",
      basis: "security",
      term: "rateLimit",
      recipients: ["host"],
    },
    {
      key: [
        "Keyed hash of a network address, email address or account",
        "To limit how often one sender tries something",
      ],
      count: ["Number of tries", "To limit them"],
      windowEndsAt: ["End of the period they are counted in", "To delete the count on time"],
    },
  ),
  describeData(signingKeys, site, {
    id: key,
    publicJwk: key,
    sealedPrivateJwk: key,
    state: key,
    createdAt: key,
    changedAt: key,
  }),
  describeData(siteAddress, site, { isOnly: address, url: address, backedUpAt: address }),
  describeData(
    companyFacts,
    {
      title: "Facts about the company",
      basis: "security",
      term: "account",
      recipients: ["host", "team"],
      otherAccount: companyFacts.setBy,
    },
    {
      id: company,
      name: company,
      value: company,
      setAt: company,
      setBy: ["Number of the account that set it", "To find mistakes and misuse"],
    },
  ),
];
