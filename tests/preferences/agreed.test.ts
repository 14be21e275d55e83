import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints, markdownPath, paths, versionPlace } from "../../src/paths";
import { secretFrom } from "../../src/secrets/secret";
import { articles } from "../../views/text/articles";
import { consent } from "../../views/content/newsletter-consent";
import { changesSince } from "../../views/text/documents";
import { trialHref } from "../../views/content/links";
import { preferences as words } from "../../views/content/preferences";
import { trialForm } from "../../views/content/trial";
import { formPost, jsonPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { startMailApp } from "../support/mail/mail";

const secret = secretFrom("for tests");
const email = "ann@example.com";
const FIRST_VERSION = "2026-11-01";
const SAMPLE = 20;

type Row = { sentence: string | null; page: string | null; version: string };

/** The visible text of a page, without tags. */
const textOf = (html: string) =>
  new HTMLRewriter()
    .on("style, script, template", { element: (element) => void element.remove() })
    .transform(html)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

for (const { name, open } of databases) {
  describe(`past consent on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("can be read for 20 random ledger lines: the sentence on its page, the policy at its version", async () => {
      const database = await open();
      const app = startMailApp(database);
      const post = async (endpoint: string, fields: Record<string, string>) =>
        expect((await app.request(endpoint, formPost(fields))).status).toBe(303);
      const blog = articles.map(({ place }) => place.path);
      const soon = [
        paths.scroll,
        paths.vision,
        paths.reps,
        paths.leaders,
        paths.whitepapers,
        paths.webinars,
      ];
      for (const [index, page] of ["", ...blog].entries())
        await post(endpoints.newsletter, {
          email: `${index}.${email}`,
          consent: "yes",
          ...(page && { page }),
        });
      for (const { path, title } of soon)
        await post(endpoints.newsletter, { email, source: `coming-soon:${title}`, page: path });
      for (const feature of ["Mobile App", "Data Orchestration", "Scroll"])
        await post(endpoints.waitlist, { email, title: "Private Beta", feature });
      await post(endpoints.waitlist, { email, title: "Free Trial", feature: "the Team plan" });
      for (const { id } of await app.rows())
        await app.request(endpoints.confirm, formPost({ token: makeToken(secret, "confirm", id) }));
      // Some of them signed up under the first version of the privacy policy.
      await database.run((db) =>
        db.execute(sql`
          insert into consent_changes (about_id, change, how, sentence, page, privacy_version, created_at)
          select id, 'signed up', 'form', ${consent.sentence}, '/', ${FIRST_VERSION}, '2026-11-02'
          from subscribers where source = 'newsletter'`),
      );
      const rows = await database.run((db) =>
        db.execute<Row>(sql`
          select sentence, page, privacy_version as version from consent_changes
          order by random() limit ${SAMPLE}`),
      );
      expect(rows).toHaveLength(SAMPLE);
      const read = async (address: string) => {
        const response = await app.request(address);
        expect(response.status).toBe(200);
        return response.text();
      };
      const newest = await read(markdownPath(paths.legalPrivacy));
      for (const { sentence, page, version } of rows) {
        const place = versionPlace(paths.legalPrivacy, version);
        expect(await read(place.path)).toContain(`<time dateTime="${version}">`);
        const text = await read(markdownPath(place));
        if (version === consent.privacyVersion) expect(text).toBe(newest);
        else expect(text).toContain("sets no cookie, loads nothing from strangers");
        if (page === endpoints.confirm) continue;
        const shown = textOf(await read(addressOf(page ?? "", sentence ?? "")));
        expect(shown).toContain(sentence ?? "no sentence");
      }
    });

    test("is shown under each list, with a link to the version and what changed since", async () => {
      const database = await open();
      const app = startMailApp(database);
      await app.request(endpoints.newsletter, formPost({ email, consent: "yes" }));
      await app.request(endpoints.waitlist, jsonPost({ email }));
      const query = new URLSearchParams({ token: makeToken(secret, "preferences", email) });
      const read = async () => (await app.request(`${paths.preferences.path}?${query}`)).text();
      const now = await read();
      expect(textOf(now)).toContain(
        `${consent.sentence}${words.agreed.policy} ${consent.privacyVersion}. ${words.agreed.unchanged}`,
      );
      expect(textOf(now)).toContain(words.agreed.noWords);
      expect(now).toMatch(
        new RegExp(
          `href="${paths.legalPrivacy.path}/${consent.privacyVersion}\\?on=20\\d\\d-\\d\\d-\\d\\d"`,
        ),
      );
      await database.run((db) =>
        db.execute(sql`
          insert into consent_changes (about_id, change, how, privacy_version, created_at)
          select id, 'signed up', 'form', ${FIRST_VERSION}, '2026-11-02' from subscribers`),
      );
      const before = await read();
      expect(before).toContain(`href="${paths.legalPrivacy.path}/${FIRST_VERSION}?on=2026-11-02"`);
      const [change] = changesSince(paths.legalPrivacy, FIRST_VERSION);
      expect(textOf(before)).toContain(
        `${words.agreed.changed}${change?.version}: ${change?.what}`,
      );
    });

    test("says that a sign-up for one email ended when it was sent, not that its owner left", async () => {
      const database = await open();
      const app = startMailApp(database);
      await app.request(
        endpoints.newsletter,
        formPost({ email, source: "coming-soon:Scroll", page: paths.scroll.path }),
      );
      await database.run((db) =>
        db.execute(sql`
          with ended as (update subscribers set unsubscribed_at = now() returning id)
          insert into consent_changes (about_id, change, how, created_at)
          select id, 'unsubscribed', 'announcement', now() + interval '1 second' from ended`),
      );
      const query = new URLSearchParams({ token: makeToken(secret, "preferences", email) });
      const page = textOf(await (await app.request(`${paths.preferences.path}?${query}`)).text());
      expect(page).toContain(words.states.announced);
      expect(page).toContain(words.agreed.steps.announced);
      expect(page).not.toContain(words.states.unsubscribed);
      expect(page).not.toContain(words.agreed.steps.unsubscribed);
      expect(page).not.toContain(words.agreed.noWords);
    });
  });
}

/** Returns the address of a form's page as it was shown; the waitlist's text depends on its title. */
const addressOf = (page: string, sentence: string) =>
  sentence === trialForm.note ? trialHref("Team") : page;
