import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { addContactMessages } from "../../../db/forms/messages";
import { erasePerson } from "../../../db/forms/erase";
import { addHeldSubmissions } from "../../../db/forms/held";
import { queueLinks } from "../../../db/mail/new-links";
import { releaseHeld } from "../../../db/forms/release";
import { addSubscribers } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued } from "../../support/mail/mail";

const ROUNDS = 25;
const source = "newsletter";
const addressOf = (round: number) => `visitor-${round}@example.com`;
const rounds = Array.from({ length: ROUNDS }, (_, round) => addressOf(round));

const run = (database: Database, statement: ReturnType<typeof sql>) =>
  database.run((db) => db.execute(statement));

for (const { name, open } of databases) {
  describe(`concurrently on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    /** Preferences who were asked to confirm, and whose pause is over. */
    async function start() {
      const database = await open();
      const people = rounds.map((email) => ({ email, source }));
      await database.run((db) => addSubscribers(db, people));
      await run(database, sql`update outbox set created_at = created_at - interval '11 minutes'`);
      return database;
    }

    test("sign-ups and link requests send an address one message", async () => {
      const database = await start();
      for (const email of rounds)
        await Promise.all([
          database.run((db) => addSubscribers(db, [{ email, source }])),
          database.run((db) => queueLinks(db, email)),
          database.run((db) => addSubscribers(db, [{ email: email.toUpperCase(), source }])),
        ]);
      expect(await queued(database)).toHaveLength(2 * ROUNDS);
    });

    test("contact messages are acknowledged once per address, and all are stored", async () => {
      const database = await open();
      for (const email of rounds)
        await Promise.all(
          ["Do you do SOC 2?", "And ISO 27001?", "And who are you?"].map((message) => {
            const row = { id: crypto.randomUUID(), name: "Ann", email, topic: "sales", message };
            return database.run((db) => addContactMessages(db, [row]));
          }),
        );
      expect(await queued(database)).toHaveLength(ROUNDS);
      const [count] = await run(database, sql`select count(*)::int as kept from contact_messages`);
      expect(count).toEqual({ kept: 3 * ROUNDS });
    });

    test("an erased person gets no message from a concurrent sign-up or release", async () => {
      const database = await start();
      const held = rounds.map((email) => ({ email, id: crypto.randomUUID() }));
      const receivedAt = new Date().toISOString();
      const row = (email: string) => ({
        id: crypto.randomUUID(),
        receivedAt,
        email,
        source: "coming-soon:Scroll",
      });
      await database.run((db) =>
        addHeldSubmissions(
          db,
          held.map(({ email, id }) => ({
            id,
            email,
            receivedAt,
            kind: "subscriber",
            row: row(email),
            score: 6,
            signals: [],
          })),
        ),
      );
      for (const { email, id } of held)
        await Promise.all([
          database.run((db) => addSubscribers(db, [{ email, source }])),
          database.run((db) => erasePerson(db, email)),
          database.run((db) => releaseHeld(db, [id])),
        ]);
      const [left] = await run(
        database,
        sql`select
          (select count(*)::int from held_submissions) as held,
          (select count(*)::int from subscribers where source <> ${source}) as released,
          (select count(*)::int from outbox where about_id not in (select id from subscribers)) as mails,
          (select count(*)::int from consent_changes where about_id not in (select id from subscribers)) as lines`,
      );
      expect(left).toEqual({ held: 0, released: 0, mails: 0, lines: 0 });
    });
  });
}
