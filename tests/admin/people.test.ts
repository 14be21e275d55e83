import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { listPeople, type Person, type PersonKey } from "../../db/admin/people";
import { readEntries, type Filter } from "../../db/forms/entries";
import { addBroadcast } from "../../db/broadcasts/broadcasts";
import { csvHeader, entryLine } from "../../src/forms/csv";
import { seal } from "../../src/admin/sealed";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { broadcastsCopy } from "../../views/content/console/broadcasts";
import { setOperator } from "../../views/content/operator";
import { addPeople, evil, hourAgo } from "../support/rows/people";
import { databases, OPENING_MS } from "../support/database/databases";
import { testSecret } from "../support/site/auth";
import { versionIn } from "../support/site/broadcast-pages";
import { startConsoleOn } from "../support/site/console";

const copy = consoleCopy.people;
const { path } = consolePaths.people;
const { exportPeople, invite } = consoleEndpoints;

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let admin: Awaited<ReturnType<typeof startConsoleOn>>;

    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      admin = await startConsoleOn(database);
      await addPeople(database);
    });

    const list = (filter: Filter = {}) =>
      database.run((db) => listPeople(db, filter, { by: "time", isDescending: true }));
    const searchFor = (text: string) => `${path}?search=${seal(testSecret, "search", text)}`;

    test.each([
      ["ann", 50],
      ["ANN.READER7", 2 + 9 - 5],
      ["reader1@mail1.example", 3],
      ["Östlund", 4],
      ["östlund zoë", 4],
      ["neill", 4],
      ["ångström", 19],
      ["script", 2],
      ["oe", 0],
      ["!?", 0],
      ["' & \\ |", 0],
      ["ann' | bob", 0],
    ])("the beginnings of words in %p find %p", async (search, found) => {
      expect((await list({ search })).count).toBe(found);
    });

    test("every order goes through everyone once, and its pages are in order", async () => {
      for (const by of ["time", "address"] as const)
        for (const isDescending of [true, false])
          for (const filter of [{}, { search: "reader" }]) {
            const all: Person[] = [];
            let after: PersonKey | undefined;
            do {
              const page = await database.run((db) =>
                listPeople(db, filter, { by, isDescending }, after),
              );
              all.push(...page.people);
              after = page.next;
            } while (after);
            const wanted = all.toSorted((a, b) => {
              const [x, y] = by === "time" ? [a.createdAt, b.createdAt] : [fold(a), fold(b)];
              return (x < y ? -1 : x > y ? 1 : 0) * (isDescending ? -1 : 1);
            });
            expect(all.map((one) => (by === "time" ? one.createdAt : fold(one)))).toEqual(
              wanted.map((one) => (by === "time" ? one.createdAt : fold(one))),
            );
            expect(new Set(all.map(({ id }) => id)).size).toBe("search" in filter ? 100 : 130);
          }
    });

    test("what is searched is posted, and neither the address of the result nor the log holds it", async () => {
      const { post, get, site } = admin;
      const found = await post(`${path}?list=newsletter&sort=address`, {
        search: " Ann.Reader99@mail4.example ",
      });
      const to = found.headers.get("location") ?? "";
      expect(found.status).toBe(303);
      expect(to).toStartWith(`${path}?list=newsletter&sort=address&search=`);
      expect(to.toLowerCase()).not.toContain("reader99");
      const html = await (await get(to)).text();
      expect(html).toContain("Ann.reader99@mail4.example");
      expect(html).toContain(copy.count(1));
      expect(html).not.toContain("bob.reader");
      expect(site.requestsLogged().toLowerCase()).not.toContain("reader99");
      expect(site.requestsLogged()).not.toContain("search=");
    });

    test.each<[string, Filter]>([
      ["list=waitlist", { list: "waitlist" }],
      ["state=held", { state: "held" }],
      ["feature=scroll", { feature: "scroll" }],
      ["feature=vision&state=held", { feature: "vision", state: "held" }],
      [`campaign=${encodeURIComponent("it's-\\spring")}`, { campaign: "it's-\\spring" }],
      ["campaign=nothing", { campaign: "nothing" }],
      ["page=%2Fpricing", { page: "/pricing" }],
      ["referrer=news.example&list=notify", { referrer: "news.example", list: "notify" }],
    ])("the export of ?%s holds exactly what the list shows", async (query, filter) => {
      const { count, people } = await list(filter);
      const page = await admin.read(`${path}?${query}`);
      expect(page).toContain(count === 0 ? copy.none : copy.count(count));
      const asked = await admin.read(`${exportPeople}?${query}`);
      expect(asked).toContain(copy.export.action(count));
      const sent = await admin.post(`${exportPeople}?${query}`, {});
      expect(sent.headers.get("content-disposition")).toContain("attachment");
      const csv = Buffer.from(await sent.arrayBuffer()).toString();
      const all = await Array.fromAsync(readEntries(database.run, filter));
      expect(csv).toBe(csvHeader + all.map(entryLine).join(""));
      expect(all).toHaveLength(count);
      for (const { email } of people) expect(csv).toContain(email);
      expect(await admin.acts()).toContain(`exported ${count} entries`);
    });

    test("days include the last one, and what is no day is named", async () => {
      const today = new Date().toISOString().slice(0, 10);
      expect(await admin.read(`${path}?from=${today}&to=${today}&list=contact`)).not.toContain(
        copy.none,
      );
      const wrong = await admin.get(`${path}?from=yesterday&list=x&state=held`);
      expect(wrong.status).toBe(422);
      const html = await wrong.text();
      expect(html).toContain(copy.wrong(["list", "from"]));
      expect(html).toContain(copy.count(5));
    });

    test("no question breaks the list", async () => {
      const texts = ["%00", "%E2%80%AE", "'%29%3B--", "%5C", "x".repeat(5_000), "%EF%BF%BF"];
      const days = ["9999-12-31", "0000-00-00", "0001-01-01", "2026-02-30", "0000-01-01"];
      const questions = [
        ...["campaign", "feature", "page", "referrer", "list", "search", "after", "sort"].flatMap(
          (name) => texts.map((typed) => `${name}=${typed}`),
        ),
        ...days.flatMap((typed) => [`from=${typed}`, `to=${typed}`]),
      ];
      for (const question of questions)
        for (const address of [path, exportPeople]) {
          const { status } = await admin.get(`${address}?${question}`);
          expect([question, status < 500]).toEqual([question, true]);
        }
      for (const search of ["\0", "a\0b", "\u202E", "'\\:*|&!()<->", "ä".repeat(3_000)]) {
        const found = await admin.post(path, { search });
        expect((await admin.get(found.headers.get("location") ?? "")).status).toBe(200);
      }
    });

    test("an export needs a recent code", async () => {
      await admin.query("update console_sessions set code_at = now() - interval '16 minutes'");
      const refused = await admin.post(exportPeople, {});
      expect([refused.status, refused.headers.get("content-type")]).toEqual([
        422,
        "text/html; charset=utf-8",
      ]);
      await admin.query("delete from factors");
      expect(await (await admin.post(exportPeople, {})).text()).toContain(
        consoleCopy.code.noFactor,
      );
      expect(await admin.acts()).toEqual(["signed in"]);
    });

    test("an invitation goes to those of the chosen who wait, once the number is typed", async () => {
      const none = await (await admin.post(invite, { all: "1" })).text();
      expect(none).toContain(copy.invite.noDraft);
      const draft = await database.run((db) =>
        addBroadcast(db, {
          kind: "invitation",
          subject: evil,
          preview: "p",
          body: "b",
          feature: null,
          actionLabel: null,
          actionHref: null,
        }),
      );
      const query = `${invite}?campaign=`;
      const asked = await (await admin.post(query, { all: "1" })).text();
      const send = `${consolePaths.broadcasts.path}/${draft.id}/send`;
      expect(asked).toContain(`formAction="${send}"`);
      expect(asked).not.toContain("<script>alert");
      setOperator([]);
      const all = { all: "1" };
      expect(await (await admin.post(send, all)).text()).toContain(broadcastsCopy.send.noSender);
      setOperator([
        { name: "legalName", value: "Genie Inc.", at: hourAgo(1) },
        { name: "postalAddress", value: "1 Main St", at: hourAgo(1) },
      ]);
      const shown = await (await admin.post(send, all)).text();
      expect(shown).toContain(">20<");
      const version = versionIn(shown);
      const wrong = await admin.post(send, { ...all, version, count: "19" });
      expect([wrong.status, (await wrong.text()).includes('value="19"')]).toEqual([422, true]);
      const done = await admin.post(send, { ...all, version, count: "20" });
      expect(done.headers.get("location")).toBe(
        `${consolePaths.broadcasts.path}/${draft.id}?done=sent`,
      );
      expect(
        await admin.query("select from broadcast_recipients where state = 'waiting'"),
      ).toHaveLength(20);
      expect(await admin.acts()).toContain(`sent broadcast ${draft.id}`);
      setOperator([]);
    });

    test("what others typed is text on the page", async () => {
      for (const query of ["", "?list=waitlist", "?list=contact"]) {
        const html = await admin.read(path + query);
        expect(html).not.toContain("<script>alert");
        expect(html).toContain("&lt;script&gt;alert");
      }
      const hostile = await admin.read(searchFor(evil));
      expect(hostile).not.toContain("<script>alert");
    });
  });

const fold = ({ email }: Person) => email.toLowerCase();
