import { expect, test } from "bun:test";
import type { MailQueue, Run, Taken } from "../../../src/mail/mail-queue";
import { sendDue } from "../../../src/mail/send-due";
import { SendFailure, CONNECTIONS } from "../../../src/mail/transport";
import type { Message } from "../../../src/mail/write-message";

const run: Run = (verb) => verb(undefined as never);
const { signal } = new AbortController();
const mails = (first: number): Taken[] =>
  Array.from({ length: 2 * CONNECTIONS }, (_, n) => ({ id: String(first + n), attempts: 1 }));

/** An in-memory queue that hands out these groups and records the results. */
function queueOf(...groups: Taken[][]) {
  const [sent, failed, returned]: [string[], string[], string[]] = [[], [], []];
  const isEmpty = Promise.withResolvers<void>();
  const queue: MailQueue<Taken> = {
    async take() {
      const next = groups.shift() ?? [];
      if (groups.length === 0) isEmpty.resolve();
      return next;
    },
    beginWithinMs: 60_000,
    write: ({ id }) => ({ messageId: id }) as Message,
    markSent: async (_db, ids) => void sent.push(...ids),
    markFailed: async (_db, id) => void failed.push(id),
    markUndeliverable: async () => {},
    giveBack: async (_db, ids) => void returned.push(...ids),
  };
  return { queue, sent, failed, returned, isEmpty: isEmpty.promise };
}

test("the next messages are taken while the last ones are being sent", async () => {
  const { queue, sent, returned, isEmpty } = queueOf(mails(0), mails(100));
  const transport = {
    // Every connection keeps one of the first messages until the others have been taken.
    send: ({ messageId }: Message) =>
      Number(messageId) < CONNECTIONS ? Promise.resolve() : isEmpty,
    close() {},
  };
  await sendDue({ run, transport }, queue, signal, () => {});
  expect([sent.length, returned.length]).toEqual([4 * CONNECTIONS, 0]);
});

test("messages that were taken and not begun are returned when the mail server goes down", async () => {
  const { queue, sent, failed, returned, isEmpty } = queueOf(mails(0), mails(100));
  const transport = {
    async send({ messageId }: Message) {
      if (Number(messageId) < CONNECTIONS) return;
      await isEmpty;
      throw new SendFailure({ code: "ECONNECTION", isFinal: false, isServerDown: true });
    },
    close() {},
  };
  await sendDue({ run, transport }, queue, signal, () => {});
  expect(sent).toHaveLength(CONNECTIONS);
  expect(returned).toEqual(expect.arrayContaining(mails(100).map(({ id }) => id)));
  expect(new Set([...sent, ...failed, ...returned]).size).toBe(4 * CONNECTIONS);
});

test("messages in hand that an operator makes due again are sent once", async () => {
  const { queue, sent } = queueOf();
  const all = mails(0).slice(2);
  const take = async () => all.filter(({ id }) => !sent.includes(id));
  const transport = { send: () => Promise.resolve(), close() {} };
  await sendDue({ run, transport }, { ...queue, take }, signal, () => {});
  expect(sent.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});
