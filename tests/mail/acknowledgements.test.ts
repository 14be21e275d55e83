import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { endpoints } from "../../src/paths";
import { jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { queued, sendAll, startMailApp } from "../support/mail/mail";

const ann = "ann@example.com";
const LONG_MS = 120_000;
const message = { name: "Ann", email: ann, topic: "call", message: "Two deals are stuck." };
const request = { email: ann, source: "beta-waitlist:Mobile App" };

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function opened() {
      const database = await open();
      const app = startMailApp(database);
      const join = (fields = request) => app.request(endpoints.waitlist, jsonPost(fields));
      const write = (fields = message) => app.request(endpoints.contact, jsonPost(fields));
      return { database, app, join, write, count: async () => (await queued(database)).length };
    }

    test(
      "a beta request is acknowledged once, with an unsubscribe link",
      async () => {
        const { database, join } = await opened();
        const answers = await Promise.all([
          join(),
          join(),
          join({ ...request, email: "ANN@example.com" }),
        ]);
        await join();
        const texts = await Promise.all(answers.map((answer) => answer.text()));
        expect(new Set(texts).size).toBe(1);
        const [mail, ...others] = await sendAll(database);
        expect(others).toEqual([]);
        expect(mail?.to).toEqual([ann]);
        expect(mail?.fields.get("subject")).toBe("You are on the list for Mobile App");
        expect(mail?.fields.get("list-unsubscribe")).toContain(endpoints.unsubscribe);
        expect(mail?.fields.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      },
      LONG_MS,
    );

    test("a trial request is acknowledged with the plan and the trial's terms", async () => {
      const { database, join } = await opened();
      await join({ ...request, source: "beta-waitlist:the Team plan" });
      const [mail] = await sendAll(database);
      expect(mail?.fields.get("subject")).toBe("Your free trial of the Team plan");
      expect(mail?.text).toContain("14-day free trial of the Team plan");
      expect(mail?.text).not.toMatch(/beta|wave/i);
    });

    test("asking again after unsubscribing rejoins the list and is acknowledged after the pause", async () => {
      const { database, app, join, count } = await opened();
      await join();
      await run(
        database,
        sql`update waitlist_entries set unsubscribed_at = now() - interval '1 second'`,
      );
      await join();
      expect(await app.waitlistEntries()).toMatchObject([{ unsubscribedAt: null }]);
      expect(await count()).toBe(1);
      await run(
        database,
        sql`update waitlist_entries set unsubscribed_at = now() - interval '1 second'`,
      );
      await run(database, sql`update outbox set created_at = created_at - interval '11 minutes'`);
      await join();
      expect(await count()).toBe(2);
    });

    test("a request that the journal replays does not undo an unsubscription", async () => {
      const { database, app, join } = await opened();
      await join();
      await run(
        database,
        sql`update waitlist_entries set unsubscribed_at = now() + interval '1 hour'`,
      );
      await join();
      expect((await app.waitlistEntries())[0]?.unsubscribedAt).not.toBeNull();
    });

    test(
      "contact messages are acknowledged once in ten minutes per address, without quoting them",
      async () => {
        const { database, write, count } = await opened();
        await Promise.all([write(), write()]);
        await write({ ...message, email: "ANN@example.com", message: "Buy at evil.example" });
        expect(await count()).toBe(1);
        const [mail] = await sendAll(database);
        expect(mail?.to).toEqual([ann]);
        expect(mail?.fields.get("subject")).toBe("Genie has your message");
        expect(mail?.text).toContain("Book a call");
        expect(mail?.text).not.toContain("stuck");
        expect(mail?.fields.get("list-unsubscribe")).toContain(endpoints.unsubscribe);
        await run(database, sql`update outbox set created_at = created_at - interval '11 minutes'`);
        await write({ ...message, message: "One is closed." });
        expect(await count()).toBe(2);
      },
      LONG_MS,
    );

    test(
      "an acknowledgement does not repeat what was typed to the owner of the address",
      async () => {
        const { database, join, write } = await opened();
        const evil = "Cheap pills at evil.example";
        await join({ ...request, source: `beta-waitlist:${evil}` });
        await write({ ...message, name: evil, message: evil });
        for (const mail of await sendAll(database)) expect(mail.text).not.toContain("evil.example");
      },
      LONG_MS,
    );
  });
}

const run = (database: Database, statement: ReturnType<typeof sql>) =>
  database.run((db) => db.execute(statement));
