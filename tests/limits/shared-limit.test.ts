import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { createSharedLimit } from "../../src/limits/shared-limit";

const ANN = "ann@example.com";

describe("while the database is down", () => {
  const start = () => {
    const told: number[] = [];
    const state = { isDown: true, sum: 0 };
    const tryOnce = createSharedLimit({
      kind: "decision",
      limit: 60,
      windowMs: 1_000,
      keyOf: (name) => name,
      now: () => 0,
      share: ([tries]) => {
        if (state.isDown || tries === undefined) return Promise.reject(new DatabaseUnavailable());
        told.push(tries.count);
        state.sum += tries.count;
        return Promise.resolve([{ ...tries, count: state.sum }]);
      },
    });
    return { state, told, tryOnce };
  };

  test("a process allows an eighth of a limit, then says so", async () => {
    const { tryOnce } = start();
    for (let n = 0; n < 7; n++) expect((await tryOnce(ANN)).isOver).toBe(false);
    for (let n = 0; n < 100; n++)
      expect(await tryOnce(ANN).catch((error: unknown) => error)).toBeInstanceOf(
        DatabaseUnavailable,
      );
    expect((await tryOnce("bob@example.com")).isOver).toBe(false);
  });

  test("allowed tries are counted once it is back, refused ones are not", async () => {
    const { state, told, tryOnce } = start();
    await Promise.allSettled(Array.from({ length: 100 }, () => tryOnce(ANN)));
    state.isDown = false;
    expect((await tryOnce(ANN)).isOver).toBe(false);
    expect(told).toEqual([8]);
    state.sum = 59;
    expect((await tryOnce(ANN)).isOver).toBe(false);
    expect((await tryOnce(ANN)).isOver).toBe(true);
  });

  test("a key above its limit stays there without further queries", async () => {
    const { state, told, tryOnce } = start();
    state.isDown = false;
    await Promise.all(Array.from({ length: 600 }, () => tryOnce(ANN)));
    expect(state.sum).toBeLessThanOrEqual(61);
    state.isDown = true;
    expect((await tryOnce(ANN)).isOver).toBe(true);
    expect(told.length).toBeLessThanOrEqual(61);
  });
});
