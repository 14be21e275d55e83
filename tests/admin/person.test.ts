import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { addSubmissions } from "../../db/forms/submissions";
import { dataTables } from "../../db/schema/personal-data/personal-data";
import { terms } from "../../db/schema/retention";
import { personHref } from "../../src/admin/sealed";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { databases, OPENING_MS } from "../support/database/databases";
import { evil, hourAgo } from "../support/rows/people";
import { storePersonalData } from "../support/rows/store-personal-data";
import { testSecret } from "../support/site/auth";
import { startConsoleOn } from "../support/site/console";

const copy = consoleCopy.person;
const email = "Ann@example.com";
const href = personHref(testSecret, email);

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let admin: Awaited<ReturnType<typeof startConsoleOn>>;

    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      admin = await startConsoleOn(database);
    });

    const signUp = () =>
      database.run((db) =>
        addSubmissions(db, [
          {
            kind: "subscriber",
            row: {
              id: crypto.randomUUID(),
              email,
              source: "newsletter",
              receivedAt: hourAgo(2),
              consentText: "Yes, write to me.",
              privacyVersion: "2026-11-23",
            },
          },
          {
            kind: "contactMessage",
            row: {
              id: crypto.randomUUID(),
              email: email.toLowerCase(),
              name: evil,
              topic: "sales",
              message: "How\nmuch?",
              receivedAt: hourAgo(1),
            },
          },
        ]),
      );

    test("every table about a person that the privacy policy names is shown, with why it is kept", async () => {
      await database.run((db) => storePersonalData(db, { name: "Ann", email }));
      const html = await admin.read(href);
      for (const { name, title } of dataTables)
        if (name !== undefined) expect(html).toContain(`>${title}<`);
      expect(html).toContain("24 months after");
      expect(html).toContain("GDPR Art. 6(1)(a)");
      expect(html).not.toContain("[&quot;20");
    });

    test("consent is shown with its words, a message with its text but no link that works", async () => {
      await signUp();
      const html = await admin.read(href);
      expect(html).toContain("Yes, write to me.");
      expect(html).toContain("2026-11-23");
      expect(html).toContain(copy.text);
      expect(html).toContain("token=…");
      expect(html).not.toMatch(/token=[\w-]/);
      expect(html).not.toContain("<script>alert");
      expect(html).toContain("&lt;script&gt;alert");
      expect(await admin.acts()).toEqual(["signed in", "opened a person"]);
    });

    test("new links and an unsubscription are stored and recorded without the address", async () => {
      await signUp();
      await admin.query("delete from outbox");
      await admin.post(href, { act: "resend" });
      expect(await admin.query("select kind from outbox order by kind")).toEqual([
        { kind: "confirm" },
        { kind: "preferences" },
      ] as never);
      const reason = `Asked on the phone. ${evil}`;
      const left = await admin.post(href, { act: "unsubscribe", reason });
      expect(left.headers.get("location")).toBe(`${href}?done=unsubscribe`);
      expect(await admin.query("select from subscribers where unsubscribed_at is null")).toEqual(
        [] as never,
      );
      const [step] = await admin.query("select how from consent_changes where change like 'un%'");
      expect(step?.["how"]).toBe("team");
      expect(await admin.read(href)).toContain("Asked on the phone. =cmd");
      const again = await admin.post(href, { act: "unsubscribe", reason });
      expect(again.headers.get("location")).toBe(`${href}?done=already`);
      expect(await admin.acts()).toEqual([
        "signed in",
        "sent new links",
        "unsubscribed",
        "opened a person",
      ]);
      const audit = JSON.stringify(await admin.query("select * from console_audit"));
      expect(audit.toLowerCase()).not.toContain("ann@");
    });

    test("an empty or oversized text changes nothing and stays in the form", async () => {
      await signUp();
      for (const reason of ["", "  ", "\0\u202E", "x".repeat(1_001)]) {
        const refused = await admin.post(href, { act: "unsubscribe", reason });
        expect(refused.status).toBe(422);
        expect(await refused.text()).toContain(reason.length > 1_000 ? reason : copy.reason);
      }
      for (const act of ["", "drop", "constructor"])
        expect((await admin.post(href, { act, reason: "No page sends that" })).status).toBe(400);
      expect(
        await admin.query("select from subscribers where unsubscribed_at is null"),
      ).toHaveLength(1);
      expect(await admin.acts()).toEqual(["signed in"]);
    });

    test("an erasure needs the address typed, and leaves nothing but the record of it", async () => {
      await database.run((db) => storePersonalData(db, { name: "Ann", email }));
      const erase = `${href}/erase`;
      const wrong = await admin.post(erase, { email: "bob@example.com" });
      expect([wrong.status, (await wrong.text()).includes("bob@example.com")]).toEqual([422, true]);
      await admin.query("update console_sessions set code_at = null");
      expect((await admin.post(erase, { email })).status).toBe(422);
      await admin.query("update console_sessions set code_at = now()");
      const done = await admin.post(erase, { email: ` ${email.toUpperCase()} ` });
      expect(done.headers.get("location")).toBe(`${consolePaths.people.path}?done=erased`);
      const html = await admin.read(href);
      expect(html).toContain("erased a person");
      for (const { name, title } of dataTables)
        if (name !== undefined && title !== terms.consoleAudit.what)
          expect(html).not.toContain(`>${title}<`);
      expect(await admin.query("select from subscribers")).toEqual([] as never);
      const own = personHref(testSecret, "ada@example.com");
      const refused = await admin.post(`${own}/erase`, { email: "ada@example.com" });
      expect(await refused.text()).toContain(copy.erase.own);
      expect(await admin.query("select from users")).toHaveLength(1);
    });

    test("an export holds what the person can read, and needs a code", async () => {
      await signUp();
      const sent = await admin.post(href, { act: "export" });
      const data = (await sent.json()) as { address: string; contact_messages: unknown[] };
      expect([data.address, data.contact_messages.length]).toEqual([email.toLowerCase(), 1]);
      await admin.query("update console_sessions set code_at = null");
      expect((await admin.post(href, { act: "export" })).status).toBe(422);
    });

    test.each([
      "x",
      "../x",
      testSecret.encrypt("person ann@example.com").slice(1),
      testSecret.encryptAlike("search x"),
    ])("%p is nobody's page", async (id) => {
      for (const rest of ["", "/erase"])
        expect((await admin.get(`/admin/people/${encodeURIComponent(id)}${rest}`)).status).toBe(
          404,
        );
    });
  });
