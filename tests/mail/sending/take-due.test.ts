import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { markFailed, takeDue, takeOne } from "../../../db/mail/outbox-delivery";
import { addSubscribers } from "../../../db/forms/subscribers";
import { outboxQueue } from "../../../src/mail/mail-queue";
import { sendDue } from "../../../src/mail/send-due";
import type { Message } from "../../../src/mail/write-message";
import { databases, openPglite, OPENING_MS } from "../../support/database/databases";
import { mailContext } from "../../support/mail/mail";

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ email: `p${n}@example.com`, source: "newsletter" }));

for (const { name, open } of databases) {
  describe(`from the outbox on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("a taken message is not taken again until its lease expires", async () => {
      const database = await open();
      await database.run((db) => addSubscribers(db, people(1)));
      const take = () => database.run((db) => takeDue(db, ["confirm"], 10));
      const [mail] = await take();
      expect(await take()).toHaveLength(0);
      const takeIt = () => database.run((db) => takeOne(db, mail?.id ?? ""));
      expect(await takeIt()).toBeUndefined();
      await database.run((db) =>
        db.execute(sql`update outbox set due_at = due_at - interval '2 minutes'`),
      );
      expect(await take()).toMatchObject([{ attempts: 2 }]);
      await database.run((db) => markFailed(db, mail?.id ?? "", "451", 60_000));
      expect(await takeIt()).toMatchObject({ attempts: 3 });
    });

    test("concurrent workers take different messages", async () => {
      const database = await open();
      for (let round = 0; round < 20; round++) {
        await database.run((db) => db.execute(sql`truncate outbox, subscribers, mail_counts`));
        await database.run((db) => addSubscribers(db, people(10)));
        const taken = await Promise.all(
          [1, 2, 3].map(() => database.run((db) => takeDue(db, ["confirm"], 4))),
        );
        const ids = taken.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(4);
      }
    });
  });
}

test("a message made due while in flight is not sent twice", async () => {
  const database = await openPglite();
  await database.run((db) => addSubscribers(db, people(60)));
  const sent: string[] = [];
  const slow = Promise.withResolvers<void>();
  const send = async ({ to }: Message) => {
    sent.push(to.address);
    if (sent.length === 1) {
      await database.run((db) => db.execute(sql`update outbox set due_at = now()`));
      await slow.promise;
    }
    if (sent.length === 60) slow.resolve();
  };
  const sending = { run: database.run, transport: { send, close: () => {} } };
  await sendDue(sending, outboxQueue(mailContext), new AbortController().signal, () => {});
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(60);
});
