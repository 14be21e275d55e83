import { early, id, late, odd } from "./odd-values";
import { oddAccountRows } from "./odd-account-rows";

/** Rows of every table, with what is hard to carry from one database to another. */
export const oddRows: Record<string, Record<string, unknown>[]> = {
  subscribers: odd.map((text, index) => ({
    id: id(9 - index),
    email: `Person+${index}@例え.example`,
    source: text,
    consent_text: index === 0 ? null : text,
    privacy_version: index === 1 ? null : "2026-11",
    created_at: index === 0 ? early : late,
    confirmed_at: index === 0 ? null : late,
    unsubscribed_at: null,
    origin: index === 0 ? null : { page: "/", utm_campaign: text },
  })),
  waitlist_entries: odd.map((text, index) => ({
    id: id(index),
    email: `ann${index}@example.com`,
    company: index === 0 ? null : text,
    source: text,
    created_at: late,
  })),
  contact_messages: odd.map((text, index) => ({
    id: id(index),
    name: text,
    email: "ann@example.com",
    company: null,
    topic: "sales",
    message: text.repeat(20),
    created_at: early,
  })),
  outbox: [
    {
      id: id(1),
      kind: "confirm",
      recipient: "ann@example.com",
      about_id: id(9),
      data: { source: odd[0] },
      created_at: late,
      due_at: late,
      attempts: 3,
      sent_at: null,
      failed_at: late,
      last_error: "550",
    },
  ],
  mail_counts: [{ recipient: "person+0@例え.example", queued_at: [early, late], allowed: 1 }],
  undeliverable_addresses: [
    { address: "person+1@例え.example", reason: "bounce 5.1.1", marked_at: early },
  ],
  held_submissions: [
    {
      id: id(1),
      kind: "subscriber",
      email: "ann@example.com",
      row: { email: "ann@example.com", source: odd[1] },
      score: 7,
      signals: ["links", "hurry"],
      created_at: late,
    },
  ],
  consent_changes: [
    {
      about_id: id(8),
      change: "confirmed",
      how: "link",
      sentence: odd[2],
      page: null,
      privacy_version: null,
      created_at: late,
    },
  ],
  erasures: [{ salt: id(1), hash: "x".repeat(43), erased_at: late }],
  ...oddAccountRows,
};
