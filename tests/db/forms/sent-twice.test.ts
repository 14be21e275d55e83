import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Submission } from "../../../db/forms/submissions";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { openDurableWrites } from "../../support/database/durable-writes";
import { tempFolder } from "../../support/temp";
import { UNREACHABLE } from "../../support/database/unreachable";

const stamped = () => ({ id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString() });
const contactId = "0199aaaa-0000-7000-8000-000000000000";

const heldId = "0199aaaa-0000-4000-8000-000000000001";

/** One visitor's forms, each with a new id and time; the ids of messages and held submissions are made from their text. */
const all = (): Submission[] => [
  { kind: "subscriber", row: { ...stamped(), email: "ann@example.com", source: "newsletter" } },
  { kind: "waitlistEntry", row: { ...stamped(), email: "ann@example.com", source: "beta:Vision" } },
  {
    kind: "contactMessage",
    row: {
      ...stamped(),
      id: contactId,
      name: "Ann",
      email: "ann@example.com",
      topic: "sales",
      message: "Hello",
    },
  },
  {
    kind: "held",
    row: {
      id: heldId,
      receivedAt: new Date().toISOString(),
      kind: "subscriber",
      email: "bob@example.com",
      row: { ...stamped(), email: "bob@example.com", source: "newsletter" },
      score: 6,
      signals: ["links"],
    },
  },
];

test(
  "submissions sent many times to the database and the journal are one row and one mail each",
  async () => {
    const url = await newPostgresDatabase();
    const folder = tempFolder();
    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    for (let times = 0; times < 2; times++)
      await Promise.all(all().map((one) => offline.durableWrites.save(one)));
    await offline.close();
    const back = openDurableWrites({ url, folder });
    await back.database.opened;
    for (let times = 0; times < 2; times++)
      await Promise.all([...all(), ...all()].map((one) => back.durableWrites.save(one)));
    await back.untilReplayed();
    const [counts] = await back.database.run((db) =>
      db.execute(sql`
        select (select count(*) from subscribers)::int as subscribers,
          (select count(*) from waitlist_entries)::int as waitlist,
          (select count(*) from contact_messages)::int as messages,
          (select count(*) from held_submissions)::int as held,
          (select count(*) from outbox)::int as mails`),
    );
    await back.close();
    expect(counts).toEqual({ subscribers: 1, waitlist: 1, messages: 1, held: 1, mails: 3 });
  },
  OPENING_MS,
);
