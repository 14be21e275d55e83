import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { makeToken } from "../../src/mail/links/link-token";
import { secretFrom } from "../../src/secrets/secret";
import { endpoints, paths } from "../../src/paths";
import { consent } from "../../views/content/newsletter-consent";
import { notifyForm } from "../../views/content/forms";
import { mailLinks } from "../../views/content/mail-links";
import { waitlistForm } from "../../views/content/waitlist";
import { formPost, jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { startMailApp } from "../support/mail/mail";

const email = "ann@example.com";
const privacyVersion = consent.privacyVersion;

for (const { name, open } of databases) {
  describe(`the ledger on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const app = startMailApp(database);
      const lines = () =>
        database.run(async (db) => [
          ...(await db.execute(sql`
            select change, how, sentence, page, privacy_version as "privacyVersion"
            from consent_changes order by created_at`)),
        ]);
      return { database, app, lines };
    }

    test("begins with the sign-up, its text and its page, for every form", async () => {
      const { app, lines } = await start();
      const page = paths.scroll.path;
      for (const [endpoint, fields] of [
        [endpoints.newsletter, { email, consent: "yes" }],
        [endpoints.newsletter, { email, source: "coming-soon:Scroll", page }],
        [endpoints.waitlist, { email, feature: "Mobile App" }],
      ] as const)
        expect((await app.request(endpoint, formPost(fields))).status).toBe(303);
      await app.request(endpoints.newsletter, jsonPost({ email: "eve@example.com" }));
      const line = { change: "signed up", how: "form", privacyVersion };
      expect(await lines()).toEqual([
        { ...line, sentence: consent.sentence, page: paths.home.path },
        { ...line, sentence: notifyForm.note("Scroll"), page },
        { ...line, sentence: waitlistForm.note, page: paths.betaWaitlist.path },
        { ...line, how: "api", sentence: null, page: null },
      ]);
    });

    test("gets a line for each change, and for nothing else", async () => {
      const { app, lines } = await start();
      const signUp = () => app.request(endpoints.newsletter, jsonPost({ email }));
      await signUp();
      await signUp();
      const [row] = await app.rows();
      const tokenFor = (purpose: "confirm" | "unsubscribe") =>
        makeToken(secretFrom("for tests"), purpose, row?.id ?? "");
      for (let again = 0; again < 2; again++) {
        await app.request(endpoints.confirm, formPost({ token: tokenFor("confirm") }));
        await signUp();
      }
      for (let again = 0; again < 2; again++)
        await app.request(`${endpoints.unsubscribe}?token=${tokenFor("unsubscribe")}`, {
          method: "POST",
          body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        });
      expect(await lines()).toEqual([
        { change: "signed up", how: "api", sentence: null, page: null, privacyVersion },
        {
          change: "confirmed",
          how: "link",
          sentence: mailLinks.confirm.ask.text,
          page: endpoints.confirm,
          privacyVersion,
        },
        { change: "unsubscribed", how: "one-click", sentence: null, page: null, privacyVersion },
      ]);
    });

    test("gets another line for signing up again after leaving, with the current text", async () => {
      const { database, app, lines } = await start();
      const signUp = () => app.request(endpoints.newsletter, formPost({ email, consent: "yes" }));
      await signUp();
      await database.run((db) =>
        db.execute(
          sql`update subscribers set confirmed_at = now(), unsubscribed_at = now() - interval '1 second'`,
        ),
      );
      await database.run((db) =>
        db.execute(sql`update outbox set created_at = created_at - interval '11 minutes'`),
      );
      await signUp();
      expect(await lines()).toHaveLength(2);
      expect(new Set((await lines()).map((line) => JSON.stringify(line))).size).toBe(1);
    });
  });
}
