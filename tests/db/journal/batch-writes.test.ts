import { expect, test } from "bun:test";
import { batchWrites } from "../../../db/journal/batch-writes";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";

test("rows that arrive together are written together, and resolve after the write", async () => {
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const add = batchWrites(
    (rows: string[]) => {
      batches.push(rows);
      return committed;
    },
    { withinMs: 2, enough: 16, most: 500 },
  );
  let isAnswered = false;
  const answers = Promise.all([add("ann"), add("bob")]).then(() => (isAnswered = true));
  await Bun.sleep(20);
  expect(batches).toEqual([["ann", "bob"]]);
  expect(isAnswered).toBe(false);
  commit();
  expect(await answers).toBe(true);
});

test("rows that arrive during a write go into the next batch, up to the maximum", async () => {
  const batches: string[][] = [];
  const add = batchWrites(
    async (rows: string[]) => {
      batches.push(rows);
      await Bun.sleep(10);
    },
    { withinMs: 0, enough: 16, most: 2 },
  );
  const first = add("ann");
  await Bun.sleep(5);
  await Promise.all([first, add("bob"), add("cid"), add("dan")]);
  expect(batches).toEqual([["ann"], ["bob", "cid"], ["dan"]]);
});

test("a full batch is written at once, and the next does not wait for it to finish", async () => {
  const batches: string[][] = [];
  let isAnswered = false;
  let wasAnswered: boolean | undefined;
  const add = batchWrites(
    async (rows: string[]) => {
      batches.push(rows);
      if (batches.length === 2) wasAnswered = isAnswered;
    },
    { withinMs: 60_000, enough: 2, most: 2 },
  );
  const first = [add("ann"), add("bob")].map((row) => row.then(() => (isAnswered = true)));
  await Promise.all([...first, add("cid"), add("dan")]);
  expect(batches).toEqual([
    ["ann", "bob"],
    ["cid", "dan"],
  ]);
  expect(wasAnswered).toBe(false);
});

test("an unavailable database is tried once, and all waiting calls reject", async () => {
  let writes = 0;
  const add = batchWrites(
    async () => {
      writes++;
      await Bun.sleep(10);
      throw new DatabaseUnavailable();
    },
    { withinMs: 0, enough: 16, most: 2 },
  );
  const answers = await Promise.allSettled(["ann", "bob", "cid", "dan", "eve"].map(add));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  expect(writes).toBe(1);
});

const refusal = () => Object.assign(new Error("one of you is bad"), { code: "23514" });

test("a rejected batch is split in half until the bad row is alone", async () => {
  const writes: string[][] = [];
  const add = batchWrites(
    (rows: string[]) => {
      writes.push(rows);
      return rows.includes("bob") ? Promise.reject(refusal()) : Promise.resolve();
    },
    { withinMs: 0, enough: 16, most: 500 },
  );
  const answers = await Promise.allSettled(["ann", "bob", "cid", "dan"].map(add));
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true]);
  expect(writes.map(({ length }) => length)).toEqual([4, 2, 1, 1, 2]);
});

test("if the database goes down while a rejected batch is split, the rest rejects at once", async () => {
  const writes: string[][] = [];
  const add = batchWrites(
    (rows: string[]) => {
      writes.push(rows);
      if (rows.length > 1) return Promise.reject(refusal());
      return rows[0] === "bob" ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve();
    },
    { withinMs: 0, enough: 16, most: 500 },
  );
  const answers = await Promise.allSettled(["ann", "bob", "cid"].map(add));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(writes).toEqual([["ann", "bob", "cid"], ["ann", "bob"], ["ann"], ["bob"]]);
});

test("a failure that no row caused is not retried row by row", async () => {
  let writes = 0;
  const add = batchWrites(
    () => {
      writes++;
      return Promise.reject(Object.assign(new Error("no such table"), { code: "42P01" }));
    },
    { withinMs: 0, enough: 16, most: 500 },
  );
  const answers = await Promise.allSettled(["ann", "bob", "cid"].map(add));
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  expect(writes).toBe(1);
});

test("a row that arrives at the concurrency limit is written after the running batches", async () => {
  const batches: string[][] = [];
  const add = batchWrites(
    async (rows: string[]) => {
      batches.push(rows);
      await Bun.sleep(15);
    },
    { withinMs: 10, enough: 2, most: 2, atOnce: 2 },
  );
  const first = add("ann");
  // Ann's wait ends when two others have already been written.
  await Bun.sleep(8);
  const others = ["bob", "cid", "dan"].map(add);
  await Bun.sleep(12);
  const late = add("eve");
  await Promise.all([first, ...others, late]);
  expect(batches).toEqual([["ann", "bob"], ["cid", "dan"], ["eve"]]);
});
