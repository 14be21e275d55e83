import { expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { createReplayer } from "../../../db/journal/replay";
import { openJournal } from "../../../db/journal/journal";
import { signUpOf } from "../../support/database/journal-files";
import { tempFolder } from "../../support/temp";

/** Replays 1,000 entries to a database that fails the first calls, and returns how many each call to it stored. */
async function replayWith(failures: unknown[]) {
  const folder = tempFolder();
  const journal = openJournal({ folder, replaysAfterReboot: false });
  await journal.append(Array.from({ length: 1_000 }, (_, n) => signUpOf(`p${n}`)));
  const told: unknown[] = [];
  const stored: number[] = [];
  const replayer = createReplayer({
    database: {
      run: () => {
        const failure = failures.shift();
        return failure === undefined ? Promise.resolve() : Promise.reject(failure);
      },
    } as never,
    journal,
    isShared: true,
    onReplayed: (count) => stored.push(count),
    onRefused: () => {},
    onFailure: (error) => told.push(error),
  });
  replayer.start();
  expect(replayer.stalledMs()).toBeGreaterThan(0);
  await replayer.current();
  expect(replayer.stalledMs()).toBe(0);
  expect(journal.countPending()).toBe(0);
  await journal.close();
  return { stored, told };
}

test("entries that exceed the deadline are replayed in smaller parts, which grow again", async () => {
  const slow = Array.from({ length: 6 }, () => new DatabaseUnavailable("slow"));
  const { stored, told } = await replayWith(slow);
  // After six halvings of 8,192.
  expect(stored).toEqual([128, 256, 512, 104]);
  expect(told).toEqual([]);
});

test("other failures are reported and retried", async () => {
  const { stored, told } = await replayWith([new TypeError("no")]);
  expect(told).toEqual([new TypeError("no")]);
  expect(stored.reduce((sum, count) => sum + count)).toBe(1_000);
});
