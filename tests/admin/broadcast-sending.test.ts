import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { addBroadcast } from "../../db/broadcasts/broadcasts";
import type { Database } from "../../db/connection/client";
import { SendFailure } from "../../src/mail/transport";
import type { Message } from "../../src/mail/write-message";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { broadcastsCopy as copy } from "../../views/content/console/broadcasts";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { addPeople, confirmAll, drafts } from "../support/mail/broadcasts";
import {
  actsOf,
  issue,
  sender,
  typedIn,
  versionIn,
  writeIssue,
} from "../support/site/broadcast-pages";
import { startConsoleOn } from "../support/site/console";

const EMAIL = "ada@example.com";
const { path } = consolePaths.broadcasts;
const { newBroadcast } = consoleEndpoints;

let sent: Message[] = [];
let failure: SendFailure | undefined;
const sendMail = (message: Message) =>
  failure ? Promise.reject(failure) : Promise.resolve(void sent.push(message));

const subscribe = async (database: Database, ...emails: string[]) => {
  await addPeople(database, "newsletter", emails);
  await confirmAll(database);
};

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let ada: Awaited<ReturnType<typeof startConsoleOn>>;

    afterAll(() => setOperator([]));
    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      setOperator(sender);
      sent = [];
      failure = undefined;
      ada = await startConsoleOn(database, { sendMail });
    });

    test("an issue is written, changed, tested, sent, paused, resumed and stopped, and each is recorded", async () => {
      await subscribe(database, "ann@example.com", "bob@example.com");
      expect(typedIn(await ada.read(newBroadcast))).toBe(copy.template);
      const page = await writeIssue(ada);
      const draft = await ada.read(`${page}?done=written`);
      expect(draft).toContain(copy.done.written);
      expect(typedIn(draft)).toContain("subject: News\n");
      const text = issue.replace("Hello.", "Hello *you*.");
      const saved = await ada.post(page, { act: "save", version: versionIn(draft), text });
      expect(saved.headers.get("location")).toBe(`${page}?done=saved`);
      expect(await ada.read(page)).toContain("Hello you.");
      expect(await ada.read("/admin")).toContain(`href="${path}"`);

      expect((await ada.post(page, { act: "test" })).status).toBe(303);
      expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
        [EMAIL, "[Test] News"],
      ]);
      expect(sent[0]?.text).toContain("Genie Inc., 1 Main St");

      const send = await ada.read(`${page}/send`);
      for (const shown of [">2<", "Genie Inc., 1 Main St", "hello@genie.example", "What is new"])
        expect(send).toContain(shown);
      const fields = { version: versionIn(send), when: "at", at: "2999-12-01T09:00", count: "2" };
      await ada.query("update console_sessions set code_at = null");
      const refused = await ada.post(`${page}/send`, fields);
      expect(refused.status).toBe(422);
      const again = await refused.text();
      expect(again).toContain(consoleCopy.code.needed);
      expect(again).toContain('value="2999-12-01T09:00"');
      await ada.query("update console_sessions set code_at = now()");
      const queued = await ada.post(`${page}/send`, fields);
      expect(queued.headers.get("location")).toBe(`${page}?done=sent`);
      expect(await ada.read(page)).toContain("scheduled for 2999-12-01T09:00Z");
      expect(await ada.read(path)).toContain("scheduled for 2999-12-01T09:00Z");

      expect((await ada.post(page, { act: "paused" })).headers.get("location")).toContain(
        "done=paused",
      );
      await ada.query("update console_sessions set code_at = null");
      expect((await ada.post(page, { act: "resumed" })).status).toBe(422);
      await ada.query("update console_sessions set code_at = now()");
      const resumed = await ada.post(page, { act: "resumed" });
      expect(resumed.headers.get("location")).toContain("done=resumed");
      expect((await ada.post(page, { act: "resumed" })).status).toBe(409);
      expect(await ada.read(`${page}/stop`)).toContain(copy.stop.lead(2));
      expect((await ada.post(page, { act: "stopped" })).headers.get("location")).toContain(
        "done=stopped",
      );
      expect(await ada.read(page)).not.toContain(copy.acts.stop.action);
      expect((await ada.get(`${page}/stop`)).headers.get("location")).toBe(page);
      expect(await actsOf(ada)).toEqual([
        "wrote",
        "wrote",
        "tested",
        "sent",
        "paused",
        "resumed",
        "stopped",
      ]);
    });

    test("a finished broadcast can be neither paused nor stopped", async () => {
      await subscribe(database, "ann@example.com");
      const page = await writeIssue(ada);
      const version = versionIn(await ada.read(`${page}/send`));
      await ada.post(`${page}/send`, { version, when: "now", count: "1" });
      expect(await ada.read(page)).toContain(copy.acts.pause.text);
      await ada.query("update broadcast_recipients set state = 'sent', settled_at = now()");
      const finished = await ada.read(page);
      expect(finished).toContain("finished");
      for (const { text } of [copy.acts.pause, copy.acts.stop])
        expect(finished).not.toContain(text);
    });

    test("wrong numbers, times and texts queue nothing and come back", async () => {
      await subscribe(database, "ann@example.com");
      const page = await writeIssue(ada);
      const version = versionIn(await ada.read(`${page}/send`));
      for (const [fields, status, problem] of [
        [{ version, count: "2" }, 422, copy.send.wrongCount(1)],
        [{ version, count: "1", when: "at", at: "2020-01-01T09:00" }, 422, "is over. Name a later"],
        [{ version, count: "1", when: "at", at: "soon" }, 422, "is a day such as"],
        [{ version: "other", count: "1" }, 409, copy.send.changed],
      ] as const) {
        const refused = await ada.post(`${page}/send`, fields);
        expect(refused.status).toBe(status);
        const html = await refused.text();
        expect(html).toContain(problem);
        expect(html).toContain(`name="count" value="${fields.count}"`);
      }
      setOperator([]);
      expect(await ada.read(`${page}/send`)).toContain(copy.send.noSender);
      expect((await ada.post(`${page}/send`, { version, count: "1" })).status).toBe(422);
      expect(await actsOf(ada)).toEqual(["wrote"]);
    });

    test("nobody replaces or sends a text that they have not seen", async () => {
      await subscribe(database, "ann@example.com");
      const page = await writeIssue(ada);
      const version = versionIn(await ada.read(page));
      await ada.post(page, { act: "save", version, text: issue.replace("Hello.", "Theirs.") });
      const mine = issue.replace("Hello.", "Mine.");
      const late = await ada.post(page, { act: "save", version, text: mine });
      expect(late.status).toBe(409);
      const html = await late.text();
      expect(html).toContain(copy.form.savedMeanwhile);
      expect(typedIn(html)).toBe(mine);
      expect(html).toContain("Theirs.");
      const send = { version: versionIn(html), count: "1", when: "now" };
      expect((await ada.post(`${page}/send`, { ...send, version })).status).toBe(409);
      expect((await ada.post(`${page}/send`, send)).headers.get("location")).toContain("done=sent");
      const tooLate = await ada.post(page, { act: "save", version: send.version, text: mine });
      expect(tooLate.status).toBe(409);
      const kept = await tooLate.text();
      expect(kept).toContain(copy.form.goneMeanwhile);
      expect(kept).toContain(`action="${newBroadcast}"`);
      expect(typedIn(kept)).toBe(mine);
      expect((await ada.post(`${page}/send`, send)).headers.get("location")).toBe(page);
    });

    test("an invitation goes to the next on the waitlist, and an announcement is sent by a command", async () => {
      const waiting = ["ann@example.com", "bob@example.com", "cy@example.com"];
      await addPeople(database, "beta-waitlist:Mobile App", waiting);
      const { id } = await database.run((db) => addBroadcast(db, drafts.invitation));
      const send = `${path}/${id}/send`;
      expect(await ada.read(send)).not.toContain('name="count"');
      expect(await ada.read(`${send}?next=x`)).toContain(copy.send.noNext);
      const version = versionIn(await ada.read(`${send}?next=2`));
      expect((await ada.post(send, { version, count: "2" })).status).toBe(422);
      const queued = await ada.post(send, { version, next: "2", count: "2" });
      expect(queued.headers.get("location")).toBe(`${path}/${id}?done=sent`);
      const rows = await database.run((db) =>
        db.execute<{ address: string }>(
          sql`select address from broadcast_recipients order by due_at, address`,
        ),
      );
      expect(rows.map(({ address }) => address)).toEqual(waiting.slice(0, 2));

      const scroll = await database.run((db) => addBroadcast(db, drafts.announcement));
      expect(await ada.read(`${path}/${scroll.id}`)).toContain("features ship scroll");
      const refused = await ada.post(`${path}/${scroll.id}/send`, { version, count: "0" });
      expect(refused.headers.get("location")).toBe(`${path}/${scroll.id}`);
    });

    test("a test that the mail server refuses says why, and without a server the page says what to set", async () => {
      const page = await writeIssue(ada);
      failure = new SendFailure({ code: "ECONNECTION", isFinal: false, isServerDown: true });
      const refused = await ada.post(page, { act: "test" });
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(copy.testFailed("ECONNECTION")),
      ]);
      database = await open();
      ada = await startConsoleOn(database);
      const other = await writeIssue(ada);
      expect(await ada.read(other)).toContain("SMTP_URL");
      expect((await ada.post(other, { act: "test" })).status).toBe(422);
      expect(await actsOf(ada)).toEqual(["wrote"]);
    });
  });
