import { expect, test } from "bun:test";
import { scenarios } from "./scenarios";

/** Extra time for a busy machine. */
const LONG_MS = 300_000;
/** A form waits up to two of the database's deadlines: to count the try, and to store it. The rest is for the journal. */
const MAX_ANSWER_MS = 2 * 1_500 + 500;

for (const { name, rounds, run } of scenarios) {
  test(
    `${name}: every success has its row, once`,
    async () => {
      const result = await run(rounds.few);
      expect(result.wrong).toEqual([]);
      expect(result.accepted).toBeGreaterThan(0);
      expect([result.lost, result.twice]).toEqual([0, 0]);
      // Pages need only the processor, so the slowest page shows how busy the machine is.
      const { slowestMs, slowestPageMs } = result;
      if (slowestPageMs !== undefined)
        expect(slowestMs).toBeLessThan(MAX_ANSWER_MS + 3 * slowestPageMs);
    },
    LONG_MS,
  );
}
