import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../../views/content/console/broadcasts";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { formPost } from "../support/site/app";
import { startAuthOn } from "../support/site/auth";
import {
  actsOf,
  issue,
  sender,
  typedIn,
  unescapeHtml,
  writeIssue,
} from "../support/site/broadcast-pages";
import { startConsoleOn } from "../support/site/console";

const { path } = consolePaths.broadcasts;
const { newBroadcast } = consoleEndpoints;
const hostile = `<script>alert(1)</script>\u202E`;

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let ada: Awaited<ReturnType<typeof startConsoleOn>>;

    afterAll(() => setOperator([]));
    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      setOperator(sender);
      ada = await startConsoleOn(database);
    });

    test("a text with an error comes back with its line, and the longest text fits", async () => {
      for (const [text, problem] of [
        [copy.template, copy.form.problem(3, "subject is empty")],
        [`${issue}\n[x](ftp://y)`, copy.form.problem(10, 'The link "ftp://y" must begin')],
        [`${issue}\n${hostile}`, "invisible control character"],
      ] as const) {
        const refused = await ada.post(newBroadcast, { text });
        expect(refused.status).toBe(422);
        const html = await refused.text();
        expect(unescapeHtml(html)).toContain(problem.split(" must begin")[0] ?? "");
        expect(typedIn(html)).toBe(text);
        expect(html).not.toContain("<script>alert");
      }
      expect(await actsOf(ada)).toEqual([]);
      const page = await writeIssue(ada, `${issue}${"漢字 ".repeat(19_000)}`);
      expect(page).toStartWith(`${path}/`);
      const refused = await ada.post(newBroadcast, { text: "a".repeat(700_000) });
      expect([refused.status, (await refused.text()).includes(" KB")]).toEqual([413, false]);
      const edited = await ada.post(page, { act: "save", version: "", text: "no front matter" });
      expect([edited.status, typedIn(await edited.text())]).toEqual([422, "no front matter"]);
    });

    test("a draft can be deleted as it was seen, whoever types in it meanwhile", async () => {
      const page = await writeIssue(ada);
      const versionOn = (html: string) => /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
      const opened = versionOn(await ada.read(page));
      await ada.post(page, {
        act: "save",
        version: opened,
        text: issue.replace("News", "Old news"),
      });
      const unseen = await ada.post(page, { act: "deleted", version: opened });
      expect([unseen.status, (await unseen.text()).includes(copy.changedMeanwhile)]).toEqual([
        409,
        true,
      ]);
      const version = versionOn(await ada.read(page));
      for (const { status, headers } of await Promise.all(
        [1, 2].map(() => ada.post(page, { act: "deleted", version })),
      ))
        expect([status, headers.get("location")]).toEqual([303, `${path}?done=deleted`]);
      expect(await ada.read(`${path}?done=deleted`)).toContain(copy.done.deleted);
      expect(await ada.query("select from broadcasts")).toHaveLength(0);
      expect(await actsOf(ada)).toEqual(["wrote", "wrote", "deleted"]);
      expect((await ada.post(page, { act: "test" })).status).toBe(404);
      const late = await ada.post(page, { act: "save", version: "", text: issue });
      const html = await late.text();
      expect([late.status, typedIn(html)]).toEqual([409, issue]);
      expect(html).toContain(copy.form.goneMeanwhile);
    });

    test("the HTML of a message is a page where nothing runs, and markup in a text stays text", async () => {
      const page = await writeIssue(ada, `${issue}\n<script>alert(1)</script>\n`);
      const mail = await ada.get(`${page}/mail`);
      const policy = mail.headers.get("content-security-policy") ?? "";
      expect(policy).toStartWith("default-src 'none';style-src 'unsafe-inline';");
      expect(policy).toEndWith(";sandbox");
      expect(mail.headers.get("cache-control")).toBe("no-store");
      for (const html of [await mail.text(), await ada.read(page)])
        expect(html).not.toContain("<script>alert");
    });

    test("pages of the list follow each other by key, and unknown addresses lead nowhere", async () => {
      expect(await ada.read(path)).toContain(copy.none);
      await database.run((db) =>
        db.execute(sql`
          insert into broadcasts (kind, subject, preview, body, created_at)
          select 'issue', 'Issue ' || n, 'p', 'b', now() - n * interval '1 hour' from generate_series(0, 44) n`),
      );
      const seen: string[] = [];
      let next: string | undefined = path;
      while (next !== undefined) {
        const html: string = await ada.read(next);
        seen.push(...[...html.matchAll(/Issue (\d+)</g)].map(([, n = ""]) => n));
        next = /href="(\/admin\/broadcasts\?after=[^"]+)"/
          .exec(html)?.[1]
          ?.replaceAll("&amp;", "&");
      }
      expect(seen.map(Number)).toEqual(Array.from({ length: 45 }, (_, n) => n));
      expect(await ada.read(`${path}?after=x`)).toContain("Issue 0<");
      for (const id of ["x", "0".repeat(36), crypto.randomUUID()])
        for (const end of ["", "/send", "/stop", "/mail"]) {
          const { status } = await ada.get(`${path}/${id}${end}`);
          expect(status).toBe(404);
        }
    });

    test("what was typed while the database fails comes back, without the code", async () => {
      let isDown = false;
      const run: Database["run"] = (work) =>
        isDown ? Promise.reject(new DatabaseUnavailable()) : database.run(work);
      await open();
      ada = await startConsoleOn(database, { database: { run } });
      const page = await writeIssue(ada);
      isDown = true;
      for (const [address, fields] of [
        [newBroadcast, { text: issue }],
        [page, { act: "save", version: "v1", text: issue }],
      ] as const) {
        const response = await ada.post(address, { ...fields, code: "123456" });
        expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
        expect(response.headers.get("cache-control")).toBe("no-store");
        const html = await response.text();
        expect(html).toContain(`action="${address}"`);
        expect(typedIn(html)).toBe(issue);
        expect(html).not.toContain("123456");
      }
    });
  });

test("strangers are led to the door, and get what they typed back while the database is down", async () => {
  const run = () => Promise.reject(new DatabaseUnavailable());
  const [, postgres] = databases;
  if (!postgres) throw new Error("There is no PostgreSQL.");
  const down = await startAuthOn(await postgres.open(), {}, { database: { run } });
  const sent = { text: hostile, code: "654321" };
  const response = await down.request(newBroadcast, formPost(sent, { cookie: "console=x" }));
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain("654321");
  for (const address of [path, newBroadcast, `${path}/${crypto.randomUUID()}`])
    expect((await down.request(address)).headers.get("location")).toBe(consolePaths.signIn.path);
});
