import { expect, test } from "bun:test";
import { nextTurn } from "../../src/static/static-handler";

const turnOfTheLoop = () => new Promise((next) => setImmediate(next));

test("a few tasks start in each turn of the event loop, in order", async () => {
  const begun: number[] = [];
  const all = Array.from({ length: 10 }, (_, piece) => nextTurn().then(() => begun.push(piece)));
  const counts: number[] = [];
  while (begun.length < 10) {
    await turnOfTheLoop();
    counts.push(begun.length);
  }
  await Promise.all(all);
  expect(counts).toEqual([4, 8, 10]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("later tasks do not start before waiting ones", async () => {
  const begun: string[] = [];
  const first = Array.from({ length: 5 }, () => nextTurn().then(() => begun.push("first")));
  await turnOfTheLoop();
  const later = nextTurn().then(() => begun.push("later"));
  await Promise.all([...first, later]);
  expect(begun.at(-1)).toBe("later");
  expect(begun).toHaveLength(6);
});
