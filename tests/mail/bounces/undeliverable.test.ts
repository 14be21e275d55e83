import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { decide } from "../../../db/forms/decisions";
import { erasePerson } from "../../../db/forms/erase";
import { addContactMessages } from "../../../db/forms/messages";
import { addSubscribers } from "../../../db/forms/subscribers";
import {
  clearUndeliverable,
  isUndeliverable,
  listUndeliverable,
  markUndeliverable,
  recipientInOutbox,
} from "../../../db/forms/undeliverable";
import { sweeps } from "../../../db/retention/sweeps";
import { databases, OPENING_MS } from "../../support/database/databases";
import { listSubscribers } from "../../support/rows/list-rows";
import { queued, startWorker, waitFor } from "../../support/mail/mail";
import { startSmtp } from "../../support/mail/smtp";

const signUp = (database: Database, ...emails: string[]) =>
  database.run((db) =>
    addSubscribers(
      db,
      emails.map((email) => ({ email, source: "newsletter" })),
    ),
  );
const marks = async (database: Database) =>
  (await database.run(listUndeliverable)).map(({ address, reason }) => `${address}: ${reason}`);

async function mark(database: Database, reason = "bounce 5.1.1") {
  const [mail] = await queued(database);
  return database.run((db) => markUndeliverable(db, recipientInOutbox(mail?.id ?? ""), reason));
}

for (const { name, open } of databases) {
  describe(`addresses that take no mail, on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("are marked by the mail server's reply, if it means the mailbox", async () => {
      const database = await open();
      const replies: Record<string, { code: number; text: string }> = {
        "Gone@example.com": { code: 550, text: "5.1.1 User unknown" },
        "spam@example.com": { code: 550, text: "5.7.1 Message looks like spam" },
        "later@example.com": { code: 450, text: "4.1.1 Not yet" },
        "team@example.com": { code: 550, text: "5.1.1 User unknown" },
      };
      const smtp = await startSmtp((address) => replies[address]);
      await signUp(database, "Gone@example.com", "spam@example.com", "later@example.com");
      const hello = { name: "Eve", email: "eve@example.com", topic: "call", message: "Hello" };
      await database.run((db) =>
        addContactMessages(db, [
          { ...hello, id: crypto.randomUUID(), notifyAddress: "team@example.com" },
        ]),
      );
      const worker = await startWorker(database, smtp.url);
      await waitFor(() => worker.count("given up") === 3 && worker.count("put off") === 1);
      await worker.stop();
      await smtp.stop();
      expect(await marks(database)).toEqual(["gone@example.com: reply 5.1.1"]);
    });

    test("are found in any case, and are cleared by an operator", async () => {
      const database = await open();
      await signUp(database, "Ann@example.com");
      expect(await mark(database)).toBe(true);
      const found = await database.run((db) =>
        db.execute(sql`select ${isUndeliverable(sql`${"aNN@example.com"}`)} as ann,
          ${isUndeliverable(sql`${"bob@example.com"}`)} as bob`),
      );
      expect([...found]).toEqual([{ ann: true, bob: false }]);
      expect(await database.run((db) => clearUndeliverable(db, "ANN@example.com"))).toBe(true);
      expect(await database.run((db) => clearUndeliverable(db, "ANN@example.com"))).toBe(false);
      expect(await marks(database)).toEqual([]);
    });

    test("keep the last reason, and are forgotten after a year", async () => {
      const database = await open();
      await signUp(database, "ann@example.com");
      await mark(database, "bounce 5.1.1");
      await mark(database, "reply 5.2.1");
      expect(await marks(database)).toEqual(["ann@example.com: reply 5.2.1"]);
      const age = (months: string) =>
        database.run((db) =>
          db.execute(sql`update undeliverable_addresses
            set marked_at = now() - ${months}::interval`),
        );
      await age("11 months");
      expect(await database.run(sweeps.undeliverable)).toBe(0);
      await age("13 months");
      expect(await database.run(sweeps.undeliverable)).toBe(1);
    });

    test("are erased with the person, and a reply that comes later marks nobody", async () => {
      const database = await open();
      await signUp(database, "ann@example.com");
      const [mail] = await queued(database);
      await mark(database);
      await database.run((db) => erasePerson(db, "ann@example.com"));
      expect(await marks(database)).toEqual([]);
      const isMarked = await database.run((db) =>
        markUndeliverable(db, recipientInOutbox(mail?.id ?? ""), "reply 5.1.1"),
      );
      expect({ isMarked, marks: await marks(database) }).toEqual({ isMarked: false, marks: [] });
    });

    test("take mail again once their owner confirms, but not by a link followed before", async () => {
      const database = await open();
      await signUp(database, "Ann@example.com");
      const [person] = await database.run(listSubscribers);
      const confirm = (receivedAt: string) =>
        database.run((db) =>
          decide(db, {
            change: "confirmed",
            id: person?.id,
            receivedAt,
            evidence: { how: "link", privacyVersion: "1" },
          }),
        );
      await mark(database);
      await confirm(new Date(Date.now() - 60_000).toISOString());
      expect(await marks(database)).toHaveLength(1);
      await database.run((db) => db.execute(sql`update subscribers set confirmed_at = null`));
      await confirm(new Date(Date.now() + 60_000).toISOString());
      expect(await marks(database)).toEqual([]);
    });
  });
}
