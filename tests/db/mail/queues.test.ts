import { beforeAll, describe, expect, test } from "bun:test";
import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../../db/connection/pool";
import { countQueues } from "../../../db/mail/queues";
import { databases, OPENING_MS } from "../../support/database/databases";

const LONG_MS = 120_000;

for (const { name, open } of databases) {
  describe(`pending work on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "is counted apart from sent messages, with the age of the oldest, which may be postponed",
      async () => {
        const database = await open();
        expect(await database.run(countQueues)).toEqual({
          queued: 0,
          lagSeconds: 0,
          dead: 0,
          held: 0,
        });
        await database.run((db) => db.execute(FILL));
        const { lagSeconds, ...counts } = await database.run(countQueues);
        expect(counts).toEqual({ queued: 3, dead: 1, held: 1 });
        expect(lagSeconds).toBeWithin(90, 90 + LONG_MS / 1000);
      },
      LONG_MS,
    );

    test(
      "is counted by index among many sent messages",
      async () => {
        const database = await open();
        await database.run((db) => db.execute(FILL));
        await database.run((db) => db.execute(SENT_LONG_AGO));
        await database.run((db) => db.execute(sql`analyze outbox`));
        const plan = JSON.stringify(await database.run(explained(countQueues)));
        expect(plan).toContain("outbox_due");
        expect(plan).toContain("outbox_dead");
        expect(plan).not.toContain("Seq Scan on outbox");
      },
      LONG_MS,
    );
  });
}

/** Runs a function with one statement and returns the database's plan for it. */
function explained(verb: (db: Queries) => Promise<unknown>) {
  return (db: Queries) => {
    const execute = (query: SQL) => db.execute(sql`explain ${query}`).then((rows) => [rows]);
    return verb({ execute } as unknown as Queries);
  };
}

/** One message that has been due for 90 s, one due later, one taken by a worker, one sent, and one given up. */
const FILL = sql`
  with messages as (
    insert into outbox (kind, recipient, about_id, created_at, due_at, sent_at, failed_at)
    select 'confirm', 'ann@example.com', gen_random_uuid(), created, due, sent, failed
    from (values
      (now() - interval '1 s', now(), null::timestamptz, null::timestamptz),
      (now() - interval '90 s', now() + interval '1 h', null, null),
      (now(), now() + interval '2 min', null, null),
      (now() - interval '1 d', now(), now(), null),
      (now() - interval '1 d', now(), null, now())
    ) message (created, due, sent, failed)
  )
  insert into held_submissions (id, kind, email, "row", score, signals)
  values (gen_random_uuid(), 'subscriber', 'ann@example.com', '{}', 9, '[]')`;

const SENT_LONG_AGO = sql`
  insert into outbox (kind, recipient, about_id, due_at, sent_at)
  select 'confirm', 'ann@example.com', gen_random_uuid(), now() - interval '1 d', now()
  from generate_series(1, 20000)`;
