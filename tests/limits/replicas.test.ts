import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { secretFrom } from "../../src/secrets/secret";
import { createDecisionLimit, TooOften } from "../../src/limits/decision-limit";
import { createSharedCounting } from "../../src/limits/shared-limit";
import { startAuthOn } from "../support/site/auth";
import { databases, OPENING_MS } from "../support/database/databases";
import { OFFICE, startLimits } from "../support/forms/form-limits";

const REPLICAS = 3;
const ANN = "ann@example.com";
const secret = secretFrom("for tests");

/** A try on one replica; true if allowed. */
type Try = () => Promise<boolean>;

/** The limits that protect people, each with a replica's function to try it. */
const limits: { name: string; most: number; burst: number; start: (on: Database) => Try }[] = [
  {
    name: "forms of an e-mail address",
    most: 30,
    burst: 120,
    start: (database) => {
      const { send } = startLimits({
        limitPerAddress: 1_000_000,
        ...createSharedCounting(database, secret),
      });
      return async () => !(await send(OFFICE, ANN)).isOver;
    },
  },
  {
    name: "decisions about an address",
    most: 60,
    burst: 180,
    start: (database) => {
      const limit = createDecisionLimit(createSharedCounting(database, secret));
      return async () => !((await limit(ANN).catch((error: unknown) => error)) instanceof TooOften);
    },
  },
  {
    name: "sign-ins to an account",
    most: 20,
    // Above this number at once, sign-ins are rejected before they are counted.
    burst: 45,
    start: (database) => {
      const site = startAuthOn(database);
      const body = { email: ANN, password: "wrong" };
      const signIn = async () =>
        (await site).call("/auth/v1/token?grant_type=password", { body: body });
      return async () => (await signIn()).status !== 429;
    },
  },
];

async function countPassed(tries: Try[]): Promise<number> {
  const passed = await Promise.all(tries.map((tryOnce) => tryOnce()));
  return passed.filter(Boolean).length;
}

for (const { name: databaseName, open } of databases) {
  describe(databaseName, () => {
    beforeAll(open, OPENING_MS);

    for (const { name, most, burst, start } of limits) {
      test(`a burst over three replicas allows at most 1.25 times the limit of ${name}`, async () => {
        const database = await open();
        const replicas = Array.from({ length: REPLICAS }, () => start(database));
        const tries = Array.from({ length: burst / REPLICAS }, () => replicas).flat();
        const passed = await countPassed(tries);
        expect(passed).toBeGreaterThanOrEqual(most);
        expect(passed).toBeLessThanOrEqual(1.25 * most);
      });

      test(`a restart does not reset the limit of ${name}`, async () => {
        const database = await open();
        const before = start(database);
        await countPassed(Array.from({ length: most }, () => before));
        const after = start(database);
        expect(await countPassed(Array.from({ length: most }, () => after))).toBeLessThanOrEqual(1);
      });
    }

    test("an email address may be entered 30 times an hour, ignoring case", async () => {
      const database = await open();
      const counting = createSharedCounting(database, secret);
      const { send, wait } = startLimits(counting);
      for (let net = 0; net < 30; net++) {
        const email = net % 2 ? ANN : ANN.toUpperCase();
        expect((await send(`10.${net}.0.1`, email)).isOver).toBe(false);
      }
      expect(await send("10.99.0.1", ANN)).toEqual({
        isOver: true,
        by: "email",
        retryAfterSeconds: expect.closeTo(3600, -2),
      });
      expect((await send("10.99.0.1", "bob@example.com")).isOver).toBe(false);
      const endAll = sql`update rate_limits set window_ends_at = now() - interval '1 s'`;
      await database.run((db) => db.execute(endAll));
      wait(60 * 60_000);
      expect((await send(OFFICE, ANN)).isOver).toBe(false);
    });
  });
}
