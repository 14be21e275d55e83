import { beforeAll, describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { createReplayer } from "../../../db/journal/replayer";
import { replayBatches } from "../../../db/journal/replay";
import type { Journal } from "../../../db/journal/journal";
import { databases, OPENING_MS } from "../../support/database/databases";
import { signUp } from "../../support/database/decisions";
import { listSubscribers } from "../../support/rows/list-rows";

/** An in-memory journal with these batches. */
function journalOf(bodies: string[]) {
  let waiting = bodies.map((body, index) => ({ number: index + 1, body }));
  const acked: number[] = [];
  const journal = {
    pending: async (most: number) => waiting.slice(0, most),
    ack: async (numbers: number[]) => {
      acked.push(numbers.length);
      waiting = waiting.filter(({ number }) => !numbers.includes(number));
    },
  };
  return { journal: journal as Journal, acked, left: () => waiting.length };
}

const emptied = JSON.stringify([]);
const bob = JSON.stringify([signUp(0, "bob@example.com")]);

for (const { name, open } of databases) {
  describe(`to ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("unreadable and emptied batches do not block those after them", async () => {
      const database = await open();
      const codes: string[] = [];
      const { journal, left } = journalOf(['[{"kind', ...Array(60).fill(emptied), bob]);
      const options = { onRefused: (code: string) => codes.push(code) };
      while ((await replayBatches(database, journal, options)).batches > 0);
      expect(left()).toBe(0);
      expect(codes).toEqual(["unreadable"]);
      expect(await database.run(listSubscribers)).toHaveLength(1);
    });
  });
}

test("batches that exceed the deadline are replayed in smaller parts", async () => {
  const entries = JSON.stringify(
    Array.from({ length: 500 }, (_, n) => signUp(0, `p${n}@e.example`)),
  );
  const { journal, acked, left } = journalOf(Array(40).fill(entries));
  let tries = 0;
  const replayer = createReplayer({
    database: {
      run: () =>
        tries++ < 5 ? Promise.reject(new DatabaseUnavailable("slow")) : Promise.resolve(),
    } as never,
    journal,
    onReplayed: () => {},
    onRefused: () => {},
    onFailure: () => {},
  });
  replayer.start();
  await replayer.current();
  expect(left()).toBe(0);
  // After five halvings, a transaction has 256 entries, so each batch is acknowledged separately.
  expect(acked).toEqual(Array(40).fill(1));
});

test("other failures are reported and retried", async () => {
  const { journal, left } = journalOf([bob]);
  const failures: unknown[] = [];
  const replayer = createReplayer({
    database: {
      run: () => (failures.length === 0 ? Promise.reject(new TypeError("no")) : Promise.resolve()),
    } as never,
    journal,
    onReplayed: () => {},
    onRefused: () => {},
    onFailure: (error) => failures.push(error),
  });
  replayer.start();
  await replayer.current();
  expect(failures).toEqual([new TypeError("no")]);
  expect(left()).toBe(0);
});
