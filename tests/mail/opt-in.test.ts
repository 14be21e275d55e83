import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { formPost, jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { queued, startMailApp, startWorker, waitFor } from "../support/mail/mail";
import { startSmtp, tokenIn, type Arrived } from "../support/mail/smtp";

const ann = "ann@example.com";
const LONG_MS = 120_000;

for (const { name, open } of databases) {
  describe(`a sign-up on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function signUp(source?: string) {
      const database = await open();
      const app = startMailApp(database);
      const smtp = await startSmtp();
      const worker = await startWorker(database, smtp.url);
      await app.request(endpoints.newsletter, jsonPost({ email: ann, source }));
      await waitFor(() => smtp.arrived.length === 1);
      await worker.stop();
      await smtp.stop();
      const mail = smtp.arrived[0] as Arrived;
      const state = async () => {
        const [row] = await app.rows();
        return { isConfirmed: row?.confirmedAt !== null, hasLeft: row?.unsubscribedAt !== null };
      };
      return { database, app, mail, state };
    }

    test(
      "gets a message, is confirmed by posting the link's page but not by opening it, and ends with the unsubscribe link",
      async () => {
        const { database, app, mail, state } = await signUp();
        expect(mail.to).toEqual([ann]);
        expect(mail.fields.get("subject")).toBe("Confirm your subscription to Genie");
        const token = tokenIn(mail, endpoints.confirm);
        for (let look = 0; look < 2; look++) {
          const page = await app.request(`${endpoints.confirm}?token=${token}`);
          expect(page.status).toBe(200);
          expect(await page.text()).toContain(`action="${endpoints.confirm}"`);
        }
        expect(await state()).toEqual({ isConfirmed: false, hasLeft: false });
        const titleOf = async (response: Response) =>
          /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
        for (const words of [mailLinks.confirm.done, mailLinks.confirm.already]) {
          const done = await app.request(endpoints.confirm, formPost({ token }));
          expect(done.status).toBe(200);
          expect(await titleOf(done)).toBe(words.title);
          expect(await state()).toEqual({ isConfirmed: true, hasLeft: false });
        }
        const leave = tokenIn(mail, endpoints.unsubscribe);
        await app.request(`${endpoints.unsubscribe}?token=${leave}`);
        expect((await state()).hasLeft).toBe(false);
        for (const words of [mailLinks.unsubscribe.done, mailLinks.unsubscribe.already]) {
          const left = await app.request(endpoints.unsubscribe, formPost({ token: leave }));
          expect(await titleOf(left)).toBe(words.title);
          expect((await state()).hasLeft).toBe(true);
        }
        const old = await app.request(endpoints.confirm, formPost({ token }));
        expect(old.status).toBe(410);
        expect(await titleOf(old)).toBe(mailLinks.outdated.title);
        expect((await state()).hasLeft).toBe(true);
        const ledger = await database.run((db) =>
          db.execute(sql`select change, how from consent_changes order by created_at`),
        );
        expect([...ledger]).toEqual([
          { change: "signed up", how: "api" },
          { change: "confirmed", how: "link" },
          { change: "unsubscribed", how: "link" },
        ]);
      },
      LONG_MS,
    );

    test(
      "is ended by one-click unsubscribe, without a cookie, an origin or a visit",
      async () => {
        const { app, mail, state } = await signUp();
        expect(mail.fields.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
        const link = /^<(.*)>$/.exec(mail.fields.get("list-unsubscribe") ?? "")?.[1] ?? "";
        const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
        const { pathname, search } = new URL(link);
        const answer = await app.request(pathname + search, { method: "POST", body });
        expect(answer.status).toBe(200);
        expect((await state()).hasLeft).toBe(true);
      },
      LONG_MS,
    );

    test(
      "for a known feature gets mail that names it; an unknown title is not repeated",
      async () => {
        const scroll = await signUp("coming-soon:Scroll");
        expect(scroll.mail.fields.get("subject")).toBe("Confirm: one email about Scroll");
        const spam = await signUp("coming-soon:Cheap pills at evil.example");
        expect(spam.mail.text).not.toContain("evil.example");
        expect(spam.mail.fields.get("subject")).toBe(
          "Confirm: one email about the feature you asked about",
        );
      },
      LONG_MS,
    );

    test(
      "gets one message in ten minutes, another later, none once confirmed, and one after unsubscribing",
      async () => {
        const database = await open();
        const app = startMailApp(database);
        const post = () => app.request(endpoints.newsletter, jsonPost({ email: ann }));
        const count = async () => (await queued(database)).length;
        // A different age each time: rows are updated in any order, and no two may be within the same ten minutes.
        const age = (minutes: number) =>
          database.run((db) =>
            db.execute(
              sql`update outbox set created_at = created_at - ${minutes} * interval '1 minute'`,
            ),
          );
        const answers = new Set<string>();
        const again = async () => {
          const answer = await post();
          answers.add(`${answer.status} ${await answer.text()}`);
        };
        await again();
        await again();
        expect(await count()).toBe(1);
        await age(11);
        await again();
        expect(await count()).toBe(2);
        await age(22);
        await database.run((db) => db.execute(sql`update subscribers set confirmed_at = now()`));
        await again();
        expect(await count()).toBe(2);
        await database.run((db) =>
          db.execute(sql`update subscribers set unsubscribed_at = now() - interval '1 second'`),
        );
        await again();
        expect(await count()).toBe(3);
        expect(answers.size).toBe(1);
        expect(await app.rows()).toHaveLength(1);
      },
      LONG_MS,
    );
  });
}
