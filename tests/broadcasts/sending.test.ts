import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { takeRecipients } from "../../db/broadcasts/broadcast-delivery";
import { pauseBroadcast, resumeBroadcast, stopBroadcast } from "../../db/broadcasts/broadcasts";
import type { Queries } from "../../db/connection/pool";
import { broadcastQueue } from "../../src/broadcasts/broadcast-queue";
import { sendDue } from "../../src/mail/send-due";
import { CONNECTIONS } from "../../src/mail/transport";
import { listSubscribers } from "../support/rows/list-rows";
import { erasePerson } from "../../db/forms/erase";
import {
  addPeople,
  confirmAll,
  drafts,
  FAST,
  makeDue,
  report,
  schedule,
  startBroadcastWorker,
} from "../support/mail/broadcasts";
import { endpoints } from "../../src/paths";
import { jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { startMailApp, startWorker, waitFor, mailContext } from "../support/mail/mail";
import { startSmtp, tokenIn } from "../support/mail/smtp";

const LONG_MS = 120_000;
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => `p${n}@d${n % 7}.example`);
const none = {
  waiting: 0,
  sent: 0,
  failed: 0,
  unsubscribed: 0,
  undeliverable: 0,
  erased: 0,
  stopped: 0,
};

async function eraseAll(db: Queries) {
  for (const email of people(12)) await erasePerson(db, email);
}
const unsubscribeAll = (db: Queries) =>
  db.execute(sql`update subscribers set unsubscribed_at = now()`);
const pause = (db: Queries, id: string) => pauseBroadcast(db, id);

for (const { name, open } of databases) {
  describe(`a broadcast on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "is sent once to everyone still subscribed, and the report adds up",
      async () => {
        const database = await open();
        const smtp = await startSmtp((address) => (address.startsWith("p3@") ? 550 : undefined));
        await addPeople(database, "newsletter", people(40));
        await confirmAll(database);
        await addPeople(database, "newsletter", ["pending@example.com"]);
        const id = await schedule(database, drafts.issue);
        expect(await report(database, id)).toEqual({ ...none, recipients: 40, waiting: 40 });
        await database.run((db) =>
          db.execute(
            sql`update subscribers set unsubscribed_at = now() where email = 'p1@d1.example'`,
          ),
        );
        await database.run((db) => erasePerson(db, "P2@d2.example"));
        const workers = await Promise.all(
          [1, 2].map(() => startBroadcastWorker(database, smtp.url)),
        );
        await waitFor(async () => (await report(database, id)).waiting === 0);
        await Promise.all(workers.map((worker) => worker.stop()));
        await smtp.stop();
        expect(await report(database, id)).toEqual({
          ...none,
          recipients: 40,
          sent: 37,
          failed: 1,
          unsubscribed: 1,
          erased: 1,
        });
        const wanted = people(40).filter((_, n) => ![1, 2, 3].includes(n));
        expect(smtp.arrived.flatMap(({ to }) => to).toSorted()).toEqual(wanted.toSorted());
        const left = JSON.stringify(
          await database.run((db) => db.execute(sql`select * from broadcast_recipients`)),
        );
        expect(left).not.toContain("p2@");
      },
      LONG_MS,
    );

    test(
      "shows its sender, and one-click unsubscribes from its list only",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        const app = startMailApp(database);
        await addPeople(database, "newsletter", ["ann@example.com"]);
        await addPeople(database, "coming-soon:Vision", ["ann@example.com"]);
        await confirmAll(database);
        await schedule(database, drafts.issue);
        const worker = await startBroadcastWorker(database, smtp.url);
        await waitFor(() => smtp.arrived.length === 1);
        await worker.stop();
        await smtp.stop();
        const [mail] = smtp.arrived;
        if (mail === undefined) throw new Error("no message");
        expect(mail.fields.get("list-id")).toBe("Genie newsletter <newsletter.genie.test>");
        expect(mail.fields.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
        expect(mail.text).toContain("Genie Inc., 1 Main St, Springfield, USA");
        expect(mail.text).toContain("our blog (http://genie.test/blog)");
        expect(mail.text).toContain(">you</strong>");
        const token = tokenIn(mail, "/unsubscribe");
        const link = `${endpoints.unsubscribe}?token=${token}`;
        const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
        expect((await app.request(link, { method: "POST", body: oneClick })).status).toBe(200);
        const lists = await database.run(listSubscribers);
        expect(lists.map(({ list, unsubscribedAt }) => [list, unsubscribedAt !== null])).toEqual(
          expect.arrayContaining([
            ["newsletter", true],
            ["notify", false],
          ]),
        );
      },
      LONG_MS,
    );

    test(
      "waits ten minutes, pauses, resumes and stops",
      async () => {
        const database = await open();
        await addPeople(database, "newsletter", people(30));
        await confirmAll(database);
        const id = await schedule(database, drafts.issue, { isDue: false });
        const take = async () =>
          (await database.run((db) => takeRecipients(db, FAST, 5))).taken.length;
        expect(await take()).toBe(0);
        await makeDue(database, id);
        expect(await take()).toBe(5);
        expect(await database.run((db) => pauseBroadcast(db, id))).toBe(true);
        expect(await take()).toBe(0);
        expect(await database.run((db) => pauseBroadcast(db, id))).toBe(false);
        expect(await database.run((db) => resumeBroadcast(db, id, 1_000))).toBe(true);
        await makeDue(database, id);
        expect(await take()).toBe(5);
        expect(await database.run((db) => stopBroadcast(db, id))).toBe(true);
        expect(await take()).toBe(0);
        expect(await report(database, id)).toEqual({ ...none, recipients: 30, stopped: 30 });
        expect(await database.run((db) => resumeBroadcast(db, id, 1_000))).toBe(false);
      },
      LONG_MS,
    );

    for (const { change, act, kept } of [
      { change: "are erased", act: eraseAll, kept: { erased: 12 } },
      { change: "unsubscribe", act: unsubscribeAll, kept: { sent: 5, unsubscribed: 7 } },
      { change: "wait for a paused broadcast", act: pause, kept: { sent: 5, waiting: 7 } },
    ])
      test(
        `does not reach people who ${change} while a worker holds their messages`,
        async () => {
          const database = await open();
          await addPeople(database, "newsletter", people(12));
          await confirmAll(database);
          const id = await schedule(database, drafts.issue);
          const queue = broadcastQueue(mailContext, FAST);
          if (queue.recheck === undefined) throw new Error("no recheck");
          queue.recheck.afterMs = 0;
          let sent = 0;
          const gone = Promise.withResolvers<unknown>();
          const transport = {
            // By then, every connection is sending a message.
            async send() {
              if (++sent === CONNECTIONS)
                gone.resolve(database.run<unknown>(async (db) => act(db, id)));
              await gone.promise;
            },
            close() {},
          };
          const { signal } = new AbortController();
          await sendDue({ run: database.run, transport }, queue, signal, () => {});
          expect(sent).toBe(CONNECTIONS);
          expect(await report(database, id)).toEqual({ ...none, recipients: 12, ...kept });
        },
        LONG_MS,
      );

    test(
      "keeps its total and per-domain rates with any number of workers",
      async () => {
        const database = await open();
        const big = Array.from({ length: 30 }, (_, n) => `b${n}@big.example`);
        await addPeople(database, "newsletter", [...big, ...people(30)]);
        await confirmAll(database);
        await schedule(database, drafts.issue);
        const rates = { inAll: 12, perDomain: 4 };
        const rounds = await Promise.all(
          Array.from({ length: 20 }, () => database.run((db) => takeRecipients(db, rates, 5))),
        );
        const taken = rounds.flatMap((round) => round.taken);
        // Counts within a second of the first; a slower machine may send the rest in the next second.
        const [window] = await database.run((db) =>
          db.execute<{ seconds: number }>(sql`select ceil(extract(epoch from
            max(taken_at) - min(taken_at)))::int + 1 as seconds from broadcast_recipients`),
        );
        const seconds = window?.seconds ?? 0;
        expect(taken.length).toBeWithin(1, 12 * seconds + 1);
        const toBig = taken.filter(({ address }) => address.endsWith("@big.example"));
        expect(toBig.length).toBeLessThanOrEqual(4 * seconds);
        expect(
          rounds.some(({ retryInMs, taken: some }) => retryInMs !== undefined && some.length === 0),
        ).toBe(true);
      },
      LONG_MS,
    );

    test(
      "does not delay confirmations",
      async () => {
        const database = await open();
        const smtp = await startSmtp();
        await addPeople(database, "newsletter", people(500));
        await confirmAll(database);
        const id = await schedule(database, drafts.issue);
        const slow = { inAll: 10, perDomain: 10 };
        const worker = await startBroadcastWorker(database, smtp.url, slow);
        const outbox = await startWorker(database, smtp.url);
        await waitFor(() => smtp.arrived.length > 0);
        const app = startMailApp(database);
        await app.request(endpoints.newsletter, jsonPost({ email: "new@example.com" }));
        await waitFor(() => smtp.arrived.some(({ to }) => to.includes("new@example.com")));
        expect((await report(database, id)).waiting).toBeGreaterThan(300);
        await Promise.all([worker.stop(), outbox.stop()]);
        await smtp.stop();
      },
      LONG_MS,
    );
  });
}
