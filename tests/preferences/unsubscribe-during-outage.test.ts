import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { preferences as words } from "../../views/content/preferences";
import { allRows } from "../support/rows/all-rows";
import { formPost } from "../support/site/app";
import { startSiteWithJournal } from "../support/site/site-with-journal";
import { databases, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { tempFolder } from "../support/temp";

const secret = secretFrom("for tests");
const LONG_MS = 120_000;

for (const { name, open } of databases) {
  describe(`while the database (${name}) is down`, () => {
    beforeAll(open, OPENING_MS);

    async function start(folder = tempFolder()) {
      const database = await open();
      const ids = await fillWithPeople(database);
      const site = startSiteWithJournal({ database, isJournalFirst: name === "pglite", folder });
      const { request } = site.app;
      const post = (purpose: "confirm" | "unsubscribe", id: string) =>
        request(endpoints[purpose], formPost({ token: makeToken(secret, purpose, id) }));
      const oneClick = (id: string) => {
        const token = makeToken(secret, "unsubscribe", id);
        const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
        return request(`${endpoints.unsubscribe}?token=${token}`, { method: "POST", body });
      };
      const change = (fields: Record<string, string>, headers = {}) => {
        const token = makeToken(secret, "preferences", "ann@example.com");
        return request(paths.preferences.path, formPost({ token, ...fields }, headers));
      };
      const ledger = async (id: string) => [
        ...(await database.run((db) =>
          db.execute<{ change: string; how: string; createdAt: Date }>(sql`
            select change, how, created_at as "createdAt" from consent_changes
            where about_id = ${id} and change <> 'signed up' order by created_at`),
        )),
      ];
      return { ...site, database, ids, post, oneClick, change, ledger };
    }

    test(
      "unsubscribing is accepted at once and applied once when it is back, with the original time",
      async () => {
        const { ids, oneClick, post, ledger, takeDown, bringBack, ...site } = await start();
        takeDown("unnoticed");
        const before = Date.now();
        const answer = await oneClick(ids.scroll);
        expect([answer.status, await answer.text()]).toEqual([200, ""]);
        const after = Date.now();
        takeDown("noticed");
        expect((await oneClick(ids.scroll)).status).toBe(200);
        const page = await post("unsubscribe", ids.waitlist);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain(mailLinks.unsubscribe.journaled.title);
        while (Date.now() <= after + 1) await Bun.sleep(1);
        bringBack();
        await site.untilReplayed();
        const [line, ...others] = await ledger(ids.scroll);
        expect(others).toEqual([]);
        expect(line).toMatchObject({ change: "unsubscribed", how: "one-click" });
        expect(new Date(line?.createdAt ?? 0).getTime()).toBeWithin(before, after + 1);
        expect(await ledger(ids.waitlist)).toMatchObject([{ change: "unsubscribed", how: "link" }]);
        const row = (await site.app.rows()).find(({ id }) => id === ids.scroll);
        expect(row?.unsubscribedAt?.getTime()).toBeWithin(before, after + 1);
        await site.close();
      },
      LONG_MS,
    );

    test(
      "changes on the preferences page and confirmations are journaled too, and the page says so",
      async () => {
        const { ids, post, change, ledger, takeDown, bringBack, ...site } = await start();
        takeDown("noticed");
        const left = await change({ change: "leave", id: ids.scroll });
        expect(left.status).toBe(200);
        expect(await left.text()).toContain(words.journaled);
        const partial = await change({ change: "leave-all" }, { "hx-request": "true" });
        expect(await partial.text()).toStartWith('<div id="preferences"');
        const joined = await change(
          { change: "join", id: ids.waitlist },
          { accept: "application/json" },
        );
        expect(await joined.json()).toEqual({ ok: true, message: words.notices.journaled });
        const confirmed = await post("confirm", ids.bob);
        expect(confirmed.status).toBe(200);
        expect(await confirmed.text()).toContain(mailLinks.confirm.journaled.title);
        bringBack();
        await site.untilReplayed();
        const how = "preferences";
        expect(await ledger(ids.scroll)).toMatchObject([{ change: "unsubscribed", how }]);
        expect(await ledger(ids.newsletter)).toMatchObject([{ change: "unsubscribed", how }]);
        expect(await ledger(ids.waitlist)).toMatchObject([
          { change: "unsubscribed", how },
          { change: "confirmed", how },
        ]);
        expect(await ledger(ids.bob)).toMatchObject([{ change: "confirmed", how: "link" }]);
        await site.close();
      },
      LONG_MS,
    );

    test(
      "and the disk is full, the response says so with Retry-After, and nothing changes",
      async () => {
        const folder = `${tempFolder()}/file`;
        await Bun.write(folder, "in the way");
        const { ids, oneClick, post, change, takeDown, bringBack, ...site } = await start(folder);
        const before = await allRows(site.database);
        takeDown("noticed");
        for (const answer of [
          await oneClick(ids.scroll),
          await post("unsubscribe", ids.scroll),
          await post("confirm", ids.bob),
          await change({ change: "leave-all" }),
          await change({ change: "leave-all" }, { accept: "application/json" }),
        ])
          expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
        bringBack();
        expect(await allRows(site.database)).toEqual(before);
        await site.close();
      },
      LONG_MS,
    );
  });
}
