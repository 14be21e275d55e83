import { expect, test } from "bun:test";
import { addBroadcast } from "../../db/broadcasts/broadcasts";
import { personHref } from "../../src/admin/sealed";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { databases, OPENING_MS } from "../support/database/databases";
import { findHtmlFaults } from "../support/html-faults";
import { drafts } from "../support/mail/broadcasts";
import { addPeople } from "../support/rows/people";
import { storePersonalData } from "../support/rows/store-personal-data";
import { testSecret } from "../support/site/auth";
import { startConsoleOn } from "../support/site/console";

const { exportPeople, release, invite, newBroadcast } = consoleEndpoints;
const { today, people, messages, broadcasts, company, account, signIn, code } = consolePaths;
const email = "ann@example.com";
const person = personHref(testSecret, email);

for (const { name, open } of databases)
  test(
    `every page and refused form of the console is valid HTML, on ${name}`,
    async () => {
      const database = await open();
      const admin = await startConsoleOn(database);
      await addPeople(database);
      await database.run((db) => storePersonalData(db, { name: "Ann", email }));
      const draft = await database.run((db) => addBroadcast(db, drafts.invitation));
      const written = `${broadcasts.path}/${draft.id}`;
      const faults: Record<string, string[]> = {};
      const statuses = new Set<number>();
      async function check(what: string, answer: Response) {
        statuses.add(answer.status);
        expect([what, answer.headers.get("content-type")]).toEqual([
          what,
          "text/html; charset=utf-8",
        ]);
        const found = findHtmlFaults(await answer.text());
        if (found.length > 0) faults[what] = found;
      }
      const places = [today, people, messages, broadcasts, company, account, signIn, code];
      const pages = [
        ...places.map(({ path }) => path),
        `${messages.path}?state=closed&done=gone`,
        `${people.path}?list=nothing&sort=address`,
        `${people.path}?campaign=odd`,
        `${exportPeople}?state=held`,
        newBroadcast,
        person,
        `${person}/erase`,
        written,
        `${written}/send`,
        `${written}/send?next=2`,
        "/admin/nowhere",
      ];
      for (const path of pages) await check(path, await admin.get(path));
      const posts: [string, Record<string, string>][] = [
        [signIn.path, { email: "nobody@example.com", password: "wrong" }],
        [release, { all: "1" }],
        [release, {}],
        [invite, { all: "1" }],
        [newBroadcast, { text: "---\n<b>\n---" }],
        [written, { act: "save", text: "no head" }],
        [written, { act: "test" }],
        [`${written}/send`, { version: "old", next: "x" }],
        [company.path, { privacyContact: "<i>", team: "- : [" }],
        [account.path, { act: "password", current: "wrong", newPassword: "short" }],
        [person, { act: "unsubscribe", reason: "" }],
        [`${person}/erase`, { email: '"><b>' }],
        [messages.path, { act: "drop" }],
      ];
      for (const [path, fields] of posts)
        await check(`POST ${path} ${JSON.stringify(fields)}`, await admin.post(path, fields));
      await admin.query("update console_sessions set code_at = null");
      for (const path of [exportPeople, company.path, `${written}/send?next=2`, person])
        await check(`asks for the code: ${path}`, await admin.get(path));
      await admin.query("delete from factors");
      for (const path of [
        exportPeople,
        account.path,
        company.path,
        person,
        `${written}/send?next=2`,
      ])
        await check(`without an app: ${path}`, await admin.get(path));
      await admin.query("update profiles set role = 'user'");
      await check("ended", await admin.post(person, { act: "unsubscribe", reason: "By phone" }));
      expect(faults).toEqual({});
      expect(statuses).toEqual(new Set([200, 400, 401, 404, 422]));
    },
    OPENING_MS,
  );
