import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { endpoints } from "../../src/paths";
import { formPost, jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { startMailApp } from "../support/mail/mail";

const LONG_MS = 120_000;
const email = "ann@example.com";
const signUp = { email, consent: "yes" };
const request = { email, source: "beta-waitlist:Mobile App" };

/** The states of a row before someone signs up again. */
const states = {
  new: undefined,
  pending: sql`select`,
  confirmed: sql`update subscribers set confirmed_at = now()`,
  unsubscribed: sql`update subscribers set unsubscribed_at = now() - interval '1 second'`,
  "taken off the waitlist": sql`update waitlist_entries set unsubscribed_at = now() - interval '1 second'`,
  "asked for an hour ago": sql`update outbox set created_at = created_at - interval '1 hour'`,
};

for (const { name, open } of databases) {
  describe(`on ${name}, responses do not reveal known addresses`, () => {
    beforeAll(open, OPENING_MS);

    for (const [what, post] of [
      ["by JSON", () => jsonPost(signUp)],
      ["by a form", () => formPost(signUp)],
      ["by a form with its script", () => formPost(signUp, { "hx-request": "true" })],
    ] as const)
      test(
        `${what}, whatever happened to it before`,
        async () => {
          const database = await open();
          const app = startMailApp(database);
          const answers = new Map<string, string>();
          for (const [state, statement] of Object.entries(states)) {
            if (statement) await database.run((db) => db.execute(statement));
            const waitlistPost = what === "by JSON" ? jsonPost(request) : post();
            const both = [
              await app.request(endpoints.newsletter, post()),
              await app.request(endpoints.waitlist, waitlistPost),
            ];
            const told = await Promise.all(
              both.map(async (one) => [one.status, one.headers.get("location"), await one.text()]),
            );
            answers.set(state, withoutClock(JSON.stringify(told)));
          }
          expect(new Set(answers.values()).size).toBe(1);
          expect([200, 303]).toContain((await app.request(endpoints.newsletter, post())).status);
          expect(await app.rows()).toHaveLength(1);
          expect(await app.waitlistEntries()).toHaveLength(1);
        },
        LONG_MS,
      );

    test("by timing: a commit that stores nothing waits for the disk too", async () => {
      const database = await open();
      const app = startMailApp(database);
      const logged = async () => {
        const [row] = await database.run((db) =>
          db.execute<{ bytes: number }>(
            sql`select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as bytes`,
          ),
        );
        return row?.bytes ?? 0;
      };
      for (const [endpoint, fields] of [
        [endpoints.newsletter, signUp],
        [endpoints.waitlist, request],
      ] as const) {
        await app.request(endpoint, jsonPost(fields));
        await database.run((db) => db.execute(sql`update subscribers set confirmed_at = now()`));
        const before = await logged();
        await app.request(endpoint, jsonPost(fields));
        expect(await logged()).toBeGreaterThan(before);
      }
    });
  });
}

/** Removes the stamp, which contains the time, from a form that is sent back. */
const withoutClock = (text: string) => text.replaceAll(/value=\\"[\w.-]{20,}\\"/g, "");
