import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { decide } from "../../../db/forms/decisions";
import type { Queries } from "../../../db/connection/pool";
import { sweeps } from "../../../db/retention/sweeps";
import { addSubscribers } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { id, linesOf } from "../../support/database/decisions";
import { listSubscribers } from "../../support/rows/list-rows";

const ann = { email: "ann@example.com", source: "newsletter" };
const evidence = { how: "preferences", privacyVersion: "1" } as const;

/** Stores a sign-up that is 40 days old and unconfirmed. */
async function signUpLongAgo(database: Database) {
  await database.run((db) => addSubscribers(db, [{ ...ann, id }]));
  await database.run((db) =>
    db.execute(sql`update subscribers set created_at = now() - interval '40 days'`),
  );
  await database.run((db) =>
    db.execute(sql`update outbox set created_at = now() - interval '40 days',
      sent_at = now() - interval '40 days'`),
  );
}

/** Sweeps while another transaction has run its statement but not committed. */
async function sweepBeside(database: Database, verb: (tx: Queries) => Promise<unknown>) {
  const [hasRun, isSweeping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const beside = database.run((db) =>
    db.transaction(async (tx) => {
      await verb(tx);
      hasRun.resolve();
      await isSweeping.promise;
    }),
  );
  await hasRun.promise;
  const sweep = database.run(sweeps.unconfirmedSignUp).catch(() => {});
  await Bun.sleep(300);
  isSweeping.resolve();
  await Promise.all([beside, sweep]);
}

for (const { name, open } of databases) {
  describe(`a sign-up unconfirmed for a month, on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("stays when it is confirmed during the sweep", async () => {
      const database = await open();
      await signUpLongAgo(database);
      const receivedAt = new Date().toISOString();
      await sweepBeside(database, (tx) =>
        decide(tx, { change: "confirmed", id, email: ann.email, receivedAt, evidence }),
      );
      const [row] = await database.run(listSubscribers);
      expect(row?.confirmedAt).toBeInstanceOf(Date);
      expect(await linesOf(database)).toHaveLength(2);
    });

    test("stays, and gets a message, when repeated during the sweep", async () => {
      const database = await open();
      await signUpLongAgo(database);
      await sweepBeside(database, (tx) => addSubscribers(tx, [ann]));
      expect(await database.run(listSubscribers)).toHaveLength(1);
      const waiting = await database.run((db) =>
        db.execute(sql`select from outbox where about_id = ${id} and sent_at is null`),
      );
      expect(waiting).toHaveLength(1);
    });
  });
}
