import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "bun:test";
import { addTries, countTry, type Tries } from "../../../db/limits/rate-limits";
import { databases, OPENING_MS } from "../../support/database/databases";
import { unavailable, startLimits } from "../../support/forms/form-limits";
import { waitFor } from "../../support/mail/mail";

for (const { name, open } of databases) {
  describe(`two replicas on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("share their counts, and count alone while the database is down", async () => {
      const database = await open();
      let isDown = false;
      const asked = { times: 0, answered: 0, refused: 0 };
      const share = async (tries: Tries[]) => {
        asked.times++;
        if (isDown) asked.refused++;
        const answer = isDown ? unavailable() : database.run((db) => addTries(db, tries));
        return answer.finally(() => asked.answered++);
      };
      const allAnswered = () => waitFor(() => asked.answered === asked.times);
      const [here, there] = [startLimits({ share }), startLimits({ share })];
      const heard = async () => {
        await Bun.sleep(5);
        const sum = sql`select coalesce(max(count), 0)::int as count from rate_limits`;
        return (await database.run((db) => db.execute<{ count: number }>(sum)))[0]?.count;
      };
      expect(await here.sendMany(10)).toBe(0);
      while ((await heard()) !== 10);
      isDown = true;
      expect(await there.sendMany(4)).toBe(0);
      await waitFor(() => asked.refused > 0);
      isDown = false;
      expect(await there.sendMany(1)).toBe(0);
      while ((await heard()) !== 15);
      // Of 16 tries, one is left for both replicas, so what either sends now exceeds the limit.
      await allAnswered();
      expect(await there.sendMany(2)).toBe(1);
      while ((await heard()) !== 17);
      expect(await here.sendMany(1)).toBe(0);
      while ((await heard()) !== 18);
      await allAnswered();
      expect(await here.sendMany(1)).toBe(1);
    });

    test("add their counts in one statement, to the open window or a new one", async () => {
      const database = await open();
      const add = (...tries: [string, number, number][]) =>
        database.run((db) =>
          addTries(
            db,
            tries.map(([key, count, secondsLeft]) => ({
              key,
              count,
              secondsLeft,
              windowSeconds: 600,
            })),
          ),
        );
      const both = await Promise.all([
        add(["a", 2, 60], ["b", 1, 60]),
        add(["b", 3, 60], ["a", 5, 600]),
      ]);
      const highest = (key: string) =>
        Math.max(...both.flat().map((one) => (one.key === key ? one.count : 0)));
      expect([highest("a"), highest("b")]).toEqual([7, 4]);
      await database.run((db) =>
        db.execute(sql`update rate_limits set window_ends_at = now() - interval '1 s'`),
      );
      const [again] = await add(["a", 1, 60]);
      expect(again).toMatchObject({ key: "a", count: 1 });
      expect(again?.secondsLeft).toBeCloseTo(60, 0);
    });

    test("a window that was opened while the clock was ahead is over", async () => {
      const database = await open();
      const add = () => database.run((db) => countTry(db, "ann", 60));
      await add();
      await add();
      const move = sql`update rate_limits set window_ends_at = window_ends_at + interval '1 year'`;
      await database.run((db) => db.execute(move));
      const { count, endsAt } = await add();
      expect(count).toBe(1);
      expect(Number(endsAt) - Date.now()).toBeLessThan(120_000);
      expect((await add()).count).toBe(2);
    });
  });
}
