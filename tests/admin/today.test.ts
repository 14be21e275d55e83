import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { saveFeatures } from "../../db/broadcasts/stored-features";
import type { ConsoleDependencies } from "../../src/context";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { featureFacts } from "../../views/content/feature-status";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { formPost, startApp } from "../support/site/app";
import { consoleOn, PASSWORD, startAuthOn } from "../support/site/auth";

const copy = consoleCopy.today;
const EMAIL = "ada@example.com";
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let site: Awaited<ReturnType<typeof startAuthOn>>;
    let cookie = "";
    /** Replaced while the database is "down". */
    let run: Database["run"];

    afterAll(() => setOperator([]));
    beforeAll(open, OPENING_MS);
    beforeEach(async () => {
      database = await open();
      setOperator([]);
      run = database.run;
      const console = {
        database: { run: (query) => run(query) },
        countJournal: () => 3,
        downSince: () => new Date("2026-11-28T10:42:07Z"),
      } satisfies Partial<ConsoleDependencies>;
      site = await startAuthOn(database, {}, console);
      await site.makeUser(EMAIL, "admin");
      const sent = formPost({ email: EMAIL, password: PASSWORD });
      const response = await site.request(consolePaths.signIn.path, sent);
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    });

    const query = (text: string) => database.run((db) => db.execute(sql.raw(text)));
    const get = (address: string, own = cookie) =>
      site.request(address, { headers: { cookie: own, accept: "text/html" } });
    const today = async () => (await get("/admin")).text();
    const stop = () => void (run = () => Promise.reject(new DatabaseUnavailable()));

    test("an empty site says how people get here, and what is missing", async () => {
      const html = await today();
      for (const words of [
        copy.none,
        copy.noTop.page,
        copy.facts,
        copy.mailStates.off,
        "3 waiting",
      ])
        expect(html).toContain(words);
      expect(html).not.toContain('<svg class="h-40');
    });

    test("every number leads to the list that it counts, and what was typed is text", async () => {
      await query(`insert into subscribers (email, source, created_at, origin) select n || '@example.com',
        case when n < 3 then 'coming-soon:mobile app' else 'newsletter' end,
        now() - interval '1 day' * n, '{"page": "/pricing", "referrer": "<b>evil", "utm_campaign": "a&b"}'
        from generate_series(1, 40) n`);
      await query(
        `insert into waitlist_entries (email, source) values ('w@example.com', 'beta-waitlist:Mobile App')`,
      );
      await query(`insert into held_submissions (id, kind, email, row, score, signals)
        values (gen_random_uuid(), 'contactMessage', 'h@example.com', '{"origin": {"page": "/contact"}}', 9, '[]')`);
      await query(
        `insert into outbox (kind, recipient, about_id, failed_at) values ('confirm', 'x@example.com', gen_random_uuid(), now())`,
      );
      await query(
        `insert into undeliverable_addresses (address, reason) values ('w@example.com', 'reply 5.1.1')`,
      );
      await database.run((db) => saveFeatures(db, featureFacts));
      const html = await today();
      const linked = [...html.matchAll(/href="\/admin\/people\?([^"]+)"[^>]*>([\d,]+)</g)].map(
        ([, filter = "", count]) => `${filter.replaceAll("&amp;", "&")} ${count}`,
      );
      const since = day(29);
      for (const expected of [
        "state=held 1",
        "state=undeliverable 1",
        `campaign=a%26b&from=${since} 29`,
        `feature=Mobile+App&from=${since} 3`,
        `page=%2Fpricing&from=${since} 29`,
        `page=%2Fcontact&from=${since} 1`,
        `referrer=%3Cb%3Eevil&from=${since} 29`,
        `list=newsletter&from=${day(5)}&to=${day(5)} 1`,
        `list=waitlist&from=${day(0)}&to=${day(0)} 1`,
        `from=${day(0)}&to=${day(0)} 2`,
      ])
        expect(linked).toContain(expected);
      for (const link of linked) {
        const [filter = "", count] = link.split(" ");
        const list = await (await get(`/admin/people?${filter}`)).text();
        expect([filter, list]).toEqual([
          filter,
          expect.stringContaining(`${consoleCopy.people.count(Number(count))}<`),
        ]);
      }
      expect(html).not.toContain(day(30));
      expect(html).toContain("&lt;b&gt;evil");
      expect(html).not.toContain("<b>evil");
      expect(html).toContain("features ship mobile-app");
      expect(html).toContain("bun run mail list");
      expect(html).not.toContain(" style=");
      // Once it is announced, there is nothing to type.
      await query(`with sent as (insert into broadcasts (kind, subject, preview, body, state, starts_at, sender_name, postal_address)
        values ('announcement', 'x', 'x', 'x', 'sending', now(), 'x', 'x') returning id)
        update features set announcement_id = (select id from sent) where key = 'mobile-app'`);
      expect(await today()).not.toContain("features ship");
    });

    test("a feature stored with a space before it is counted as its list shows it", async () => {
      await query(`insert into waitlist_entries (email, source) values
        ('a@example.com', 'beta-waitlist: Scroll'), ('b@example.com', 'beta-waitlist:Scroll')`);
      const links = [...(await today()).matchAll(/href="([^"]+feature=[^"]+)"[^>]*>(\d+)</g)];
      expect(links.map(([, , count]) => count)).toEqual(["1", "1"]);
      for (const [, href = ""] of links)
        expect(await (await get(href.replaceAll("&amp;", "&"))).text()).toContain(
          consoleCopy.people.count(1),
        );
    });

    test("while the database is down, who was here sees since when, others nothing, and no number is shown", async () => {
      expect((await get("/admin")).status).toBe(200);
      stop();
      const down = await get("/admin");
      const html = await down.text();
      expect([down.status, down.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(down.headers.get("cache-control")).toBe("no-store");
      expect(html).toMatch(new RegExp(`${copy.unknownSince} <time [^>]*>2026-11-28 10:42`));
      expect(html).toContain("3 waiting");
      expect(html).not.toContain(copy.nothing);
      expect(html).not.toContain("/admin/people?");
      expect(await (await get("/admin/people")).text()).toContain(copy.down);
      for (const own of ["", "console=x"]) {
        const stranger = await get("/admin", own);
        expect([
          stranger.status === 503 || stranger.status === 303,
          (await stranger.text()).includes(copy.journal),
        ]).toEqual([true, false]);
      }
      expect((await get("/admin/company")).status).toBe(503);
      run = database.run;
      await query("delete from sessions");
      expect((await get("/admin")).status).toBe(303);
      stop();
      expect(await (await get("/admin")).text()).not.toContain(copy.journal);
    });

    test("a form that is sent while the database is down comes back with what was typed, except secrets", async () => {
      stop();
      const fields = {
        legalName: `Acme "Inc." <b>`,
        people: "- name: Ann\r\n  role: CEO",
        statusPage: "https://x.example",
        code: "123456",
      };
      const path = `${consolePaths.company.path}?x=1`;
      const back = await site.request(path, formPost(fields, { cookie }));
      const html = await back.text();
      expect([back.status, back.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(html).toContain(`action="${path}"`);
      expect(html).toContain("Acme &quot;Inc.&quot; &lt;b&gt;</textarea>");
      expect(html).toMatch(/- name: Ann\r?\n {2}role: CEO<\/textarea>/);
      expect(html).toContain('type="hidden" name="statusPage" value="https://x.example"');
      expect(html).not.toContain("123456");
      const secret = formPost({ act: "password", current: "hunter22" }, { cookie });
      const refused = await site.request(consolePaths.account.path, secret);
      expect([refused.status, (await refused.text()).includes("hunter22")]).toEqual([503, false]);
    });

    test("the line of /admin-session counts what waits, for admins only", async () => {
      await query(`insert into contact_messages (id, name, email, topic, message)
        values (gen_random_uuid(), 'Ann', 'ann@example.com', 'sales', 'Hello')`);
      const ask = (token: string) =>
        site.request(consoleEndpoints.waiting, { headers: { authorization: `Bearer ${token}` } });
      const { access_token: token } = await site.signIn(EMAIL);
      const told = await ask(token);
      expect(await told.json()).toEqual({ unanswered: 1, held: 0, drafts: 0 });
      expect(told.headers.get("cache-control")).toBe("no-store");
      const bob = await site.sessionOf(await site.makeUser("bob@example.com"));
      for (const bad of ["", "x", bob.access_token]) expect((await ask(bad)).status).toBe(401);
      await query(
        `insert into factors (user_id, is_verified, sealed_secret) select id, true, '' from users`,
      );
      expect((await ask(token)).status).toBe(401);
    });
  });

test("with the accounts of a Supabase project, every page of the console says why it is not there", async () => {
  const run = () => Promise.reject(new Error("No query is needed."));
  const site = startApp({ console: consoleOn({ run }) });
  for (const path of ["/admin", "/admin/sign-in", "/admin/company", consoleEndpoints.waiting]) {
    const response = await site.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain("SUPABASE_URL");
  }
  const sent = await site.request(consolePaths.signIn.path, formPost({ email: EMAIL }));
  expect(sent.status).toBe(404);
});
