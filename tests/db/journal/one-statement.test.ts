import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/connection/client";
import { openJournal } from "../../../db/journal/journal";
import { createDurableWrites } from "../../../db/journal/durable-writes";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";

/** Opens a server whose database records the time of each call. */
async function openCounted() {
  const folder = tempFolder();
  const database = openDatabase({ url: await newPostgresDatabase(), dataFolder: folder });
  await database.opened;
  const calls: number[] = [];
  const durableWrites = createDurableWrites({
    database: {
      ...database,
      pipeline: (verb) => {
        calls.push(performance.now());
        return database.pipeline(verb);
      },
    },
    journal: openJournal({ folder, replaysAfterReboot: false }),
    isJournalFirst: false,
    onEvent: () => {},
  });
  const signUp = (email: string) =>
    durableWrites.save({ kind: "subscriber", row: { email, source: "newsletter" } });
  const close = async () => {
    await durableWrites.close();
    await database.close();
  };
  return { signUp, calls, close };
}

test(
  "a hundred concurrent sign-ups are one database call, and a single one waits about 2 ms at most",
  async () => {
    const { signUp, calls, close } = await openCounted();
    await Promise.all(Array.from({ length: 100 }, (_, n) => signUp(`p${n}@example.com`)));
    expect(calls).toHaveLength(1);
    const waits: number[] = [];
    for (let n = 0; n < 20; n++) {
      const asked = performance.now();
      await signUp(`alone-${n}@example.com`);
      waits.push((calls.at(-1) ?? Infinity) - asked);
    }
    expect(calls).toHaveLength(21);
    // The fastest of them, because timers are late on a busy machine.
    expect(Math.min(...waits)).toBeLessThan(5);
    await close();
  },
  OPENING_MS,
);
