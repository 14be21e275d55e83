import { expect, test } from "bun:test";
import { openDurableWrites, until } from "../../../support/database/durable-writes";
import { newDataFolder } from "../../../support/database/data-folder";
import { listSubscribers } from "../../../support/rows/list-rows";

const LONG_MS = 120_000;

test(
  "a sign-up after an erasure is stored even if the clock was set back",
  async () => {
    const { database, durableWrites, close } = openDurableWrites({ folder: await newDataFolder() });
    await database.opened;
    const signUp = (receivedAt: Date) =>
      durableWrites.save({
        kind: "subscriber",
        row: {
          id: Bun.randomUUIDv7(),
          receivedAt: receivedAt.toISOString(),
          email: "ann@example.com",
          source: "newsletter",
        },
      });
    await signUp(new Date());
    await until(database, listSubscribers, (rows) => rows.length === 1);
    await durableWrites.erase("ann@example.com");
    const twoMinutes = 120_000;
    await signUp(new Date(Date.now() - twoMinutes));
    const rows = await until(database, listSubscribers, ({ length }) => length === 1);
    expect(Number(rows[0]?.createdAt)).toBeGreaterThan(Date.now() - twoMinutes);
    await close();
  },
  LONG_MS,
);
