import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { addHeldSubmissions } from "../../db/forms/held";
import { noticeHeld } from "../../db/mail/held-notice";
import { createLog } from "../../src/log";
import { watchHeld } from "../../src/process/watch-held";
import { databases, OPENING_MS } from "../support/database/databases";
import { queued, sendAll, waitFor } from "../support/mail/mail";

const LONG_MS = 120_000;
const team = "team@genie.test";

for (const { name, open } of databases) {
  describe(`held submissions on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "are in the log at startup, and mailed to the team once a day by all replicas together",
      async () => {
        const database = await open();
        const notice = () => database.run((db) => noticeHeld(db, team));
        expect(await notice()).toBe(0);
        const receivedAt = new Date().toISOString();
        const row = {
          id: Bun.randomUUIDv7(),
          receivedAt,
          email: "ann@example.com",
          source: "newsletter",
        };
        await database.run((db) =>
          addHeldSubmissions(db, [
            {
              id: crypto.randomUUID(),
              receivedAt,
              kind: "subscriber",
              email: row.email,
              row,
              score: 7,
              signals: ["links"],
            },
          ]),
        );
        expect(await database.run((db) => noticeHeld(db, undefined))).toBe(1);
        expect(await queued(database)).toEqual([]);
        let lines = "";
        const log = createLog({ write: (text) => (lines += text), flush: () => {} });
        for (let replica = 0; replica < 3; replica++) watchHeld(database, log, team);
        await waitFor(() => {
          log.flush();
          return lines.split("held submissions wait").length === 4;
        });
        expect(lines).toContain('"level":"warn"');
        expect(lines).toContain('"count":1');
        await Promise.all([notice(), notice(), notice()]);
        const [mail, ...others] = await sendAll(database);
        expect(others).toEqual([]);
        expect(mail?.to).toEqual([team]);
        expect(String(mail?.fields.get("subject"))).toBe("1 submission waits for review");
        expect(mail?.text).toContain("bun run signups list --state held");
        await notice();
        expect(await queued(database)).toHaveLength(1);
        await database.run((db) =>
          db.execute(
            sql`update outbox set id = gen_random_uuid(), created_at = created_at - interval '25 hours'`,
          ),
        );
        await Promise.all([notice(), notice()]);
        expect(await queued(database)).toHaveLength(2);
      },
      LONG_MS,
    );
  });
}
