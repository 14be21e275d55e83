import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { mergeTitle, saveFeatures, setAnnouncement } from "../../db/broadcasts/stored-features";
import { countAudience, findBroadcast } from "../../db/broadcasts/broadcasts";
import type { Database } from "../../db/connection/client";
import { decide } from "../../db/forms/decisions";
import { markUndeliverable } from "../../db/forms/undeliverable";
import { featureFacts } from "../../views/content/feature-status";
import {
  addPeople,
  confirmAll,
  drafts,
  report,
  schedule,
  startBroadcastWorker,
} from "../support/mail/broadcasts";
import { databases, OPENING_MS } from "../support/database/databases";
import { listSubscribers, listWaitlistEntries } from "../support/rows/list-rows";
import { waitFor } from "../support/mail/mail";
import { startSmtp } from "../support/mail/smtp";

const LONG_MS = 120_000;
const scroll = "coming-soon:Scroll";

/** Announces Scroll as `features ship` does, ten minutes ago. */
async function announce(database: Database): Promise<string> {
  const id = await schedule(database, drafts.announcement);
  await database.run((db) => setAnnouncement(db, "scroll", id));
  return id;
}

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "an announcement ends single-email sign-ups, and reaches people who confirm later",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        await database.run((db) => saveFeatures(db, featureFacts));
        await addPeople(database, scroll, ["ann@example.com", "bob@example.com"]);
        await addPeople(database, "coming-soon:SCROL", ["Ann@example.com"]);
        await database.run((db) => mergeTitle(db, "Scrol", "scroll"));
        await addPeople(database, "coming-soon:Vision", ["ann@example.com"]);
        await confirmAll(database);
        await addPeople(database, scroll, ["late@example.com"]);
        const id = await announce(database);
        const worker = await startBroadcastWorker(database, smtp.url);
        await waitFor(async () => (await report(database, id)).sent === 2);
        const [late] = await database.run((db) =>
          db.execute<{ id: string }>(sql`select id from subscribers where email like 'late%'`),
        );
        const evidence = { how: "link", privacyVersion: "1" } as const;
        const receivedAt = new Date().toISOString();
        await database.run((db) =>
          decide(db, { change: "confirmed", id: late?.id, receivedAt, evidence }),
        );
        await waitFor(async () => (await report(database, id)).sent === 3);
        await worker.stop();
        await smtp.stop();
        const to = smtp.arrived.flatMap((mail) => mail.to.map((address) => address.toLowerCase()));
        expect(to.toSorted()).toEqual(["ann@example.com", "bob@example.com", "late@example.com"]);
        const left = (await database.run(listSubscribers)).filter((one) => !one.unsubscribedAt);
        expect(left.map(({ source }) => source)).toEqual(["coming-soon:Vision"]);
        const told = await database.run((db) =>
          db.execute(sql`select from consent_changes where how = 'announcement'`),
        );
        expect(told).toHaveLength(4);
      },
      LONG_MS,
    );

    test(
      "an address that rejects mail gets nothing, also when it was marked after queueing",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        await addPeople(database, "newsletter", [
          "ann@example.com",
          "Bob@example.com",
          "eve@example.com",
        ]);
        await confirmAll(database);
        const mark = (email: string) =>
          database.run((db) => markUndeliverable(db, sql`select ${email}`, "reply 5.1.1"));
        await mark("ann@example.com");
        const id = await schedule(database, drafts.issue);
        await mark("bob@example.com");
        const worker = await startBroadcastWorker(database, smtp.url);
        await waitFor(async () => (await report(database, id)).waiting === 0);
        await worker.stop();
        await smtp.stop();
        expect(smtp.arrived.flatMap(({ to }) => to)).toEqual(["eve@example.com"]);
        expect(await report(database, id)).toMatchObject({
          recipients: 2,
          undeliverable: 1,
          sent: 1,
        });
      },
      LONG_MS,
    );

    test(
      "waves invite the waitlist oldest first, nobody twice",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        const people = ["ann", "bob", "eve", "dan"].map((who) => `${who}@example.com`);
        await addPeople(database, "beta-waitlist:Mobile App", people);
        await addPeople(database, "beta-waitlist:", ["ann@example.com"]);
        await database.run((db) =>
          db.execute(
            sql`update waitlist_entries set unsubscribed_at = now() where email like 'bob%'`,
          ),
        );
        const first = await schedule(database, drafts.invitation, { selection: { next: 2 } });
        const second = await schedule(database, drafts.invitation, {
          selection: { only: ["DAN@example.com", "ann@example.com"] },
        });
        const worker = await startBroadcastWorker(database, smtp.url);
        await waitFor(async () => (await report(database, second)).sent === 1);
        await waitFor(async () => (await report(database, first)).sent === 2);
        await worker.stop();
        await smtp.stop();
        const to = smtp.arrived.flatMap((mail) => mail.to);
        expect(to.toSorted()).toEqual(["ann@example.com", "dan@example.com", "eve@example.com"]);
        const entries = await database.run(listWaitlistEntries);
        const invited = entries.filter(({ invitedAt }) => invitedAt).map(({ email }) => email);
        expect(invited.toSorted()).toEqual(["ann@example.com", ...to.toSorted()]);
        const broadcast = await database.run((db) => findBroadcast(db, first));
        if (broadcast === undefined) throw new Error("no broadcast");
        expect(await database.run((db) => countAudience(db, broadcast, { next: 9 }))).toBe(0);
      },
      LONG_MS,
    );
  });
}
