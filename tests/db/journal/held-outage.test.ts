import { expect, test } from "bun:test";
import { readEntries } from "../../../db/forms/entries";
import type { Queries } from "../../../db/connection/pool";
import type { Submission } from "../../../db/forms/submissions";
import { newPostgresDatabase } from "../../support/database/databases";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { tempFolder } from "../../support/temp";
import { UNREACHABLE } from "../../support/database/unreachable";

const LONG_MS = 120_000;
/** No server listens there. */

const entries = (db: Queries) => Array.fromAsync(readEntries(db));

test(
  "submissions held during an outage wait on disk and are stored once afterwards",
  async () => {
    const folder = tempFolder();
    const receivedAt = new Date().toISOString();
    const row = {
      id: Bun.randomUUIDv7(),
      receivedAt,
      email: "ann@example.com",
      source: "newsletter",
    };
    const id = "00000000-0000-4000-8000-000000000001";
    const what = { id, receivedAt, kind: "subscriber", email: row.email, row } as const;
    const held: Submission = { kind: "held", row: { ...what, score: 6, signals: ["links"] } };

    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    await Promise.all([held, held].map((one) => offline.durableWrites.save(one)));
    await offline.close();

    const url = await newPostgresDatabase();
    const back = openDurableWrites({ url, folder });
    await until(back.database, entries, (rows) => rows.length > 0);
    await back.durableWrites.save(held);
    await back.close();
    const later = openDurableWrites({ url, folder });
    const [only, ...others] = await until(later.database, entries, (rows) => rows.length > 0);
    await later.close();
    expect(only).toMatchObject({ id, state: "held", email: row.email, heldFor: "6: links" });
    expect(others).toEqual([]);
  },
  LONG_MS,
);
