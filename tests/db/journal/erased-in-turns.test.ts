import { expect, test } from "bun:test";
import { withoutErased } from "../../../db/forms/erase";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import type { Queries } from "../../../db/connection/pool";

const PEOPLE = 1_000;
const MARKS = 20;

test("late entries are compared with erasures in many turns, so that pages are served in between", async () => {
  const erasedAt = new Date();
  const marks = Array.from({ length: MARKS }, (_, number) => ({
    salt: `${number}`,
    hash: "nobody",
    erasedAt,
  }));
  const tx = {
    execute: () => Promise.resolve(),
    select: () => ({ from: () => ({ where: () => Promise.resolve(marks) }) }),
  } as unknown as Queries;
  const receivedAt = new Date(Number(erasedAt) - 1).toISOString();
  const all = Array.from({ length: PEOPLE }, (_, number): JournalEntry => {
    const row = { email: `visitor-${number}@example.com`, source: "newsletter", receivedAt };
    return { kind: "subscriber", row };
  });
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  expect(await withoutErased(tx, all)).toEqual(all);
  isDone = true;
  expect(turns).toBeGreaterThan(50);
});
