import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { addSubscribers } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued, startWorker, waitFor } from "../../support/mail/mail";
import { startSmtp, type SmtpOptions } from "../../support/mail/smtp";

const LONG_MS = 120_000;
const COUNT = 30;
const people = Array.from({ length: COUNT }, (_, n) => ({
  email: `p${n}@example.com`,
  source: "newsletter",
}));
const refusal = (code: number, text = "no") =>
  Object.assign(new Error(text), { responseCode: code });

const refuseContent = (code: number, text: string): SmtpOptions => ({
  onData(stream, _session, done) {
    stream.resume();
    stream.on("end", () => done(refusal(code, text)));
  },
});

for (const { name, open } of databases) {
  describe(`messages on ${name}, when the mail server`, () => {
    beforeAll(open, OPENING_MS);

    async function begin(options: SmtpOptions, login = "") {
      const database = await open();
      const smtp = await startSmtp(undefined, 0, options);
      await database.run((db) => addSubscribers(db, people));
      const worker = await startWorker(database, smtp.url.replace("//", `//${login}`));
      const states = async () => {
        const all = await queued(database);
        const count = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length;
        return {
          untouched: count((one) => one.attempts === 0 && one.lastError === null),
          putOff: count((one) => one.lastError !== null && one.failedAt === null),
          givenUp: count((one) => one.failedAt !== null),
          sent: count((one) => one.sentAt !== null),
        };
      };
      return { database, smtp, worker, states };
    }

    for (const [what, options, login] of [
      [
        "rejects the password",
        { authOptional: false, onAuth: (_auth, _session, done) => done(refusal(535)) },
        "user:wrong@",
      ],
      ...[
        [550, "5.4.5 Daily user sending quota exceeded."],
        [554, "5.7.0 The limit on the number of allowed outgoing messages was exceeded."],
        [554, "5.2.252 SendAsDenied; mailer@genie.test not allowed to send as hello@genie.test"],
        [554, "Message rejected: Email address is not verified."],
      ].map(([code, text]) => [`says "${text}"`, refuseContent(Number(code), String(text)), ""]),
      [
        "refuses to relay",
        { onRcptTo: (_to, _session, done) => done(refusal(554, "5.7.1 Relay access denied")) },
        "",
      ],
      ["refuses the sender", { onMailFrom: (_from, _session, done) => done(refusal(550)) }, ""],
      ["is too busy", { onConnect: (_session, done) => done(refusal(421)) }, ""],
    ] as [string, SmtpOptions, string][])
      test(
        `${what}, are not given up, and most are not even tried`,
        async () => {
          const { smtp, worker, states } = await begin(options, login);
          await waitFor(() => worker.count("put off") > 0);
          await worker.stop();
          await smtp.stop();
          const { untouched, putOff, givenUp, sent } = await states();
          expect({ givenUp, sent }).toEqual({ givenUp: 0, sent: 0 });
          expect(putOff).toBeGreaterThan(0);
          expect(untouched).toBeGreaterThan(0);
          expect(untouched + putOff).toBe(COUNT);
        },
        LONG_MS,
      );

    test(
      "refuses our account, are retried until it is repaired, and the log quotes it without addresses",
      async () => {
        const database = await open();
        const say = "5.2.252 SendAsDenied; <p0@example.com>: mailer@genie.test may not send";
        const smtp = await startSmtp(() => ({ code: 554, text: say }));
        await database.run((db) => addSubscribers(db, people.slice(0, 1)));
        await database.run((db) => db.execute(sql`update outbox set attempts = 1000`));
        const worker = await startWorker(database, smtp.url);
        await waitFor(() => worker.count("put off") > 0);
        await worker.stop();
        await smtp.stop();
        expect(worker.isServerUp()).toBe(false);
        expect(worker.events).toEqual([
          {
            kind: "put off",
            code: "554",
            reason: "554 5.2.252 SendAsDenied; <…>: <…> may not send",
            count: 1,
          },
        ]);
        const back = await startSmtp();
        await database.run((db) => db.execute(sql`update outbox set due_at = now()`));
        const late = await startWorker(database, back.url);
        await waitFor(() => back.arrived.length === 1);
        await late.stop();
        await back.stop();
        expect(late.isServerUp()).toBe(true);
      },
      LONG_MS,
    );

    test(
      "hangs up after the content, are retried later, not at once, with the same id",
      async () => {
        const taken: string[] = [];
        let hangUp: (() => void) | undefined;
        const { database, smtp, worker } = await begin({
          onData(stream, session, done) {
            stream.resume();
            stream.on("end", () => {
              taken.push(session.envelope.rcptTo[0]?.address ?? "");
              if (hangUp) hangUp();
              else done();
            });
          },
        });
        hangUp = smtp.hangUp;
        await waitFor(() => worker.count("put off") > 0);
        await worker.stop();
        const early = taken.length;
        expect(new Set(taken).size).toBe(early);
        hangUp = undefined;
        await database.run((db) => db.execute(sql`update outbox set due_at = now()`));
        const back = await startWorker(database, smtp.url);
        await waitFor(() => new Set(taken).size === COUNT);
        await back.stop();
        await smtp.stop();
        expect(taken.length).toBeLessThanOrEqual(COUNT + early);
      },
      LONG_MS,
    );

    test(
      "is slow and the worker is stopped, are sent or returned to the outbox",
      async () => {
        const { smtp, worker, states } = await begin({
          onData(stream, _session, done) {
            stream.resume();
            stream.on("end", () => setTimeout(done, 300));
          },
        });
        await waitFor(async () => (await states()).sent > 0);
        await worker.stop();
        await smtp.stop();
        const { untouched, sent } = await states();
        expect(sent).toBeLessThan(COUNT);
        expect(untouched + sent).toBe(COUNT);
      },
      LONG_MS,
    );
  });
}
