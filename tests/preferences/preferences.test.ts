import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { preferences as words } from "../../views/content/preferences";
import { formPost } from "../support/site/app";
import { allRows } from "../support/rows/all-rows";
import { databases, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { queued, startMailApp } from "../support/mail/mail";

const { path } = paths.preferences;
const token = makeToken(secretFrom("for tests"), "preferences", "Ann@Example.com");
const own = `?${new URLSearchParams({ token })}`;

const stateOf = (database: Database) =>
  database.run(async (db) => [
    ...(await db.execute<{ email: string; source: string; state: string }>(sql`
      select email, source, case when unsubscribed_at is not null then 'left'
        when confirmed_at is not null then 'on' else 'pending' end as state
      from subscribers
      union all
      select email, source, case when unsubscribed_at is null then 'on' else 'left' end
      from waitlist_entries order by source, email`)),
  ]);

for (const { name, open } of databases) {
  describe(`preferences on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const ids = await fillWithPeople(database);
      const app = startMailApp(database);
      const change = (fields: Record<string, string>, headers = {}) =>
        app.request(path, formPost({ token, ...fields }, headers));
      return { database, app, change, ids };
    }

    test("show an address its own lists, ignoring case, and change nothing", async () => {
      const { database, app } = await start();
      const before = await allRows(database);
      for (const method of ["GET", "HEAD"])
        for (const address of [path, endpoints.preferencesErase, endpoints.preferencesData]) {
          const response = await app.request(address + own, { method });
          expect(response.status).toBe(200);
          expect(response.headers.get("cache-control")).toBe("no-store");
          expect(response.headers.get("referrer-policy")).toBe("strict-origin");
          expect(response.headers.get("x-robots-tag")).toContain("noindex");
          expect(await response.text()).not.toContain("bob@");
        }
      const html = await (await app.request(path + own)).text();
      for (const title of ["Newsletter", "Notice: Scroll", "Beta: Mobile App"])
        expect(html).toContain(`>${title}</h3>`);
      expect(await allRows(database)).toEqual(before);
    });

    test("allow leaving a list, rejoining it, and leaving all, each with a line in the ledger", async () => {
      const { database, change, ids } = await start();
      const steps = [
        [{ change: "leave", id: ids.scroll }, "left"],
        [{ change: "join", id: ids.scroll }, "joined"],
        [{ change: "leave", id: ids.waitlist }, "left"],
        [{ change: "join", id: ids.newsletter }, "joined"],
        [{ change: "leave-all" }, "leftAll"],
      ] as const;
      for (const [fields, done] of steps) {
        const response = await change(fields);
        expect(response.status).toBe(303);
        const location = new URL(response.headers.get("location") ?? "", "http://x");
        expect(location.searchParams.get("done")).toBe(done);
      }
      const state = await stateOf(database);
      expect(state.map(({ email, state: one }) => `${email} ${one}`)).toEqual([
        "ann@example.com left",
        "Ann@example.com left",
        "ann@example.com left",
        "bob@example.com pending",
      ]);
      const ledger = await database.run((db) =>
        db.execute(sql`
          select change, sentence, page, privacy_version is not null as versioned
          from consent_changes where how = 'preferences' order by created_at`),
      );
      const line = { sentence: words.sentence, page: path, versioned: true };
      expect([...ledger]).toEqual([
        { change: "unsubscribed", ...line },
        { change: "confirmed", ...line },
        { change: "unsubscribed", ...line },
        { change: "confirmed", ...line },
        { change: "unsubscribed", ...line },
        { change: "unsubscribed", ...line },
      ]);
      // Waiting messages about a list that was left are not sent; the acknowledgement of a message is.
      const waiting = (await queued(database)).map(({ kind, recipient }) => `${kind} ${recipient}`);
      expect(waiting.toSorted()).toEqual(["confirm bob@example.com", "contact ann@example.com"]);
    });

    test("return the panel to a script, and JSON to a program", async () => {
      const { change, ids } = await start();
      const partial = await change({ change: "leave", id: ids.scroll }, { "hx-request": "true" });
      const html = await partial.text();
      expect(html).toStartWith('<div id="preferences"');
      expect(html).toContain(words.notices.left);
      expect(html).toContain('hx-swap-oob="beforeend:#toasts"');
      const asJson = await change({ change: "leave-all" }, { accept: "application/json" });
      expect(await asJson.json()).toEqual({ ok: true, message: words.notices.leftAll });
    });

    test("change nothing of another address, and nothing for an incomplete request", async () => {
      const { database, change, ids } = await start();
      // The rate limits count the request; nothing else may change.
      const allButLimits = async () =>
        [...(await allRows(database))].filter(([table]) => table !== "rate_limits");
      const before = await allButLimits();
      for (const wish of ["leave", "join"]) {
        const response = await change({ change: wish, id: ids.bob });
        expect(response.headers.get("location")).toContain("done=unknown");
      }
      for (const fields of [{}, { change: "leave" }, { change: "leave", id: "1" }, { change: "x" }])
        expect((await change(fields as Record<string, string>)).status).toBe(400);
      expect(await allButLimits()).toEqual(before);
    });
  });
}
