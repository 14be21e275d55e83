import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { queueLinks } from "../../db/mail/new-links";
import { writeMessage } from "../../src/mail/write-message";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { formPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { queued, startMailApp, mailContext } from "../support/mail/mail";

const oneClick = () => ({
  method: "POST",
  body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
});

for (const { name, open } of databases) {
  describe(`the unsubscribe link in a message about no list, on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start(kind: "contact" | "preferences") {
      const database = await open();
      await fillWithPeople(database);
      await database.run((db) => queueLinks(db, "ann@example.com"));
      const mail = (await queued(database)).find((one) => one.kind === kind);
      if (mail === undefined) throw new Error(`No message of the kind ${kind}.`);
      const { headers } = writeMessage(mailContext, mail);
      const link = new URL(/<([^>]*)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "");
      const statesOf = (address: string) =>
        database.run(async (db) =>
          [
            ...(await db.execute<{ left: boolean }>(sql`
              select unsubscribed_at is not null as left from subscribers
              where lower(email) = ${address}
              union all
              select unsubscribed_at is not null from waitlist_entries
              where lower(email) = ${address}`)),
          ].map(({ left }) => left),
        );
      return { database, app: startMailApp(database), link, statesOf };
    }

    for (const kind of ["contact", "preferences"] as const)
      test(`${kind}: leaves every list of its address, long after the message was deleted`, async () => {
        const { database, app, link, statesOf } = await start(kind);
        await database.run((db) => db.execute(sql`delete from outbox`));
        await database.run((db) => db.execute(sql`delete from contact_messages`));
        const path = link.pathname + link.search;
        expect((await app.request(path)).status).toBe(200);
        expect(await statesOf("ann@example.com")).toEqual([false, false, false]);
        for (let again = 0; again < 2; again++)
          expect((await app.request(path, oneClick())).status).toBe(200);
        expect(await statesOf("ann@example.com")).toEqual([true, true, true]);
        expect(await statesOf("bob@example.com")).toEqual([false]);
        const token = link.searchParams.get("token") ?? "";
        const page = await app.request(endpoints.unsubscribe, formPost({ token }));
        expect(await page.text()).toContain(mailLinks.unsubscribe.already.title);
      });

    test("cannot confirm, and does nothing when truncated", async () => {
      const { app, link, statesOf } = await start("preferences");
      const token = link.searchParams.get("token") ?? "";
      const confirm = await app.request(endpoints.confirm, formPost({ token }));
      const short = formPost({ token: token.slice(0, -4) });
      const cutOff = await app.request(endpoints.unsubscribe, short);
      expect([confirm.status, cutOff.status]).toEqual([400, 400]);
      expect(await statesOf("ann@example.com")).toEqual([false, false, false]);
    });
  });
}
