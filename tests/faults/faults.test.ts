import { expect, test } from "bun:test";
import { scenarios } from "./scenarios";

/** For a machine that is busy with other things. */
const LONG_MS = 120_000;
/** The deadline of the database, the journal's thread starting, and a busy machine. */
const ANSWER_MS_MOST = 6_000;

for (const { name, rounds, run } of scenarios) {
  test(
    `${name}: every success has its row, once`,
    async () => {
      const result = await run(rounds.few);
      expect(result.wrong).toEqual([]);
      expect(result.accepted).toBeGreaterThan(0);
      expect([result.lost, result.twice]).toEqual([0, 0]);
      expect(result.slowestMs).toBeLessThan(ANSWER_MS_MOST);
    },
    LONG_MS,
  );
}
