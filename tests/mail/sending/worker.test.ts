import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { sweeps } from "../../../db/retention/sweeps";
import { addSubscribers } from "../../../db/forms/subscribers";
import { outboxQueue } from "../../../src/mail/mail-queue";
import { createTransport } from "../../../src/mail/transport";
import { startMailWorker } from "../../../src/mail/worker";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued, startWorker, waitFor, mailContext } from "../../support/mail/mail";
import { startSmtp } from "../../support/mail/smtp";
import { listSubscribers } from "../../support/rows/list-rows";

const LONG_MS = 120_000;
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ email: `p${n}@example.com`, source: "newsletter" }));

for (const { name, open } of databases) {
  describe(`the outbox on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "is sent by two workers, each message once and with its own id",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        await database.run((db) => addSubscribers(db, people(120)));
        const workers = await Promise.all([1, 2].map(() => startWorker(database, smtp.url)));
        await waitFor(async () => (await queued(database)).every(({ sentAt }) => sentAt !== null));
        await Promise.all(workers.map((worker) => worker.stop()));
        await smtp.stop();
        expect(smtp.arrived).toHaveLength(120);
        expect(new Set(smtp.arrived.map(({ to }) => to.join())).size).toBe(120);
        expect(new Set(smtp.arrived.map(({ fields }) => fields.get("message-id"))).size).toBe(120);
      },
      LONG_MS,
    );

    test(
      "retries while the server is down or busy, and gives up on permanent rejections",
      async () => {
        const database = await open();
        const codes: Record<string, number> = { "p0@example.com": 451, "p1@example.com": 550 };
        const smtp = await startSmtp((address) => codes[address]);
        await database.run((db) => addSubscribers(db, people(3)));
        const worker = await startWorker(database, smtp.url);
        await waitFor(() =>
          ["sent", "put off", "given up"].every((kind) => worker.count(kind) === 1),
        );
        await worker.stop();
        await smtp.stop();
        const states = (await queued(database))
          .map(({ recipient, sentAt, failedAt, lastError }) => [
            recipient.slice(0, 2),
            sentAt !== null,
            failedAt !== null,
            lastError,
          ])
          .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
        expect(states).toEqual([
          ["p0", false, false, "451"],
          ["p1", false, true, "550"],
          ["p2", true, false, null],
        ]);
      },
      LONG_MS,
    );

    test(
      "keeps messages while the server is down, and sends them later with the same id",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        await smtp.stop();
        await database.run((db) => addSubscribers(db, people(2)));
        const early = await startWorker(database, smtp.url);
        await waitFor(() => early.count("put off") === 2);
        await early.stop();
        const back = await startSmtp();
        await database.run((db) => db.execute(sql`update outbox set due_at = now()`));
        const late = await startWorker(database, back.url);
        await waitFor(() => back.arrived.length === 2);
        await late.stop();
        await back.stop();
        const ids = (await queued(database)).map(({ id }) => `<${id}@genie.test>`);
        const arrived = back.arrived.map(({ fields }) => fields.get("message-id") ?? "");
        expect(arrived.toSorted()).toEqual(ids.toSorted());
      },
      LONG_MS,
    );

    test("unconfirmed sign-ups are deleted after a month, unless the message never went out", async () => {
      const database = await open();
      await database.run((db) => addSubscribers(db, people(4)));
      await database.run((db) =>
        db.execute(sql`
          update outbox set sent_at = now() - case
            when about_id in (select id from subscribers where email in ('p0@example.com', 'p1@example.com'))
            then interval '31 days' else interval '29 days' end
          where about_id in (select id from subscribers where email <> 'p3@example.com')`),
      );
      await database.run((db) =>
        db.execute(sql`update subscribers set confirmed_at = now() where email = 'p1@example.com'`),
      );
      await database.run((db) =>
        db.execute(sql`update subscribers set created_at = now() - interval '31 days'`),
      );
      await database.run(sweeps.unconfirmedSignUp);
      const left = (await database.run(listSubscribers)).map(({ email }) => email);
      expect(left.toSorted()).toEqual(["p1@example.com", "p2@example.com", "p3@example.com"]);
    });
  });
}

test("nothing is taken while the database is opening", async () => {
  let asked = 0;
  let looked = 0;
  let isOpen = false;
  const worker = startMailWorker({
    run: () => {
      asked++;
      return Promise.reject(new Error("asked"));
    },
    isReady: () => {
      looked++;
      return isOpen;
    },
    transport: createTransport("smtp://127.0.0.1:1"),
    queue: outboxQueue(mailContext),
    onEvent: () => {},
    restMs: 1,
  });
  await waitFor(() => looked > 3);
  expect(asked).toBe(0);
  isOpen = true;
  await waitFor(() => asked > 0);
  await worker.stop();
});
