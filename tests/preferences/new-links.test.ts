import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { queueLinks } from "../../db/mail/new-links";
import { endpoints, paths } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";
import { newLinkForm } from "../../views/content/mail-links";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { formPost, jsonPost, noPreferences, startApp } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { queued, startMailApp, waitFor } from "../support/mail/mail";

const ann = "ANN@example.com";
const kindsOf = async (database: Database) =>
  (await queued(database))
    .map(({ kind, recipient }) => `${kind} ${recipient.toLowerCase()}`)
    .toSorted();
const age = (database: Database, minutes: number) =>
  database.run((db) =>
    db.execute(sql`update outbox set created_at = created_at - make_interval(mins => ${minutes})`),
  );
const forgetMail = (database: Database) =>
  database.run(async (db) => {
    await db.execute(sql`delete from outbox`);
    await db.execute(sql`delete from mail_counts`);
  });

for (const { name, open } of databases) {
  describe(`new links on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("go to a known address: to confirm pending sign-ups, or to its preferences", async () => {
      const database = await open();
      await fillWithPeople(database);
      await forgetMail(database);
      await database.run((db) => queueLinks(db, ann));
      const sent = ["confirm ann@example.com", "preferences ann@example.com"];
      expect(await kindsOf(database)).toEqual(sent);
      await Promise.all([1, 2, 3].map(() => database.run((db) => queueLinks(db, ann))));
      expect(await kindsOf(database)).toEqual(sent);
      await age(database, 9);
      await database.run((db) => queueLinks(db, ann));
      expect(await kindsOf(database)).toEqual(sent);
      await age(database, 2);
      await Promise.all([1, 2, 3].map(() => database.run((db) => queueLinks(db, ann))));
      expect(await kindsOf(database)).toEqual([...sent, ...sent].toSorted());
    });

    test("do not go to unknown addresses", async () => {
      const database = await open();
      await database.run((db) => queueLinks(db, ann));
      expect(await queued(database)).toEqual([]);
    });

    test("are requested with the same response in each mode, known or not", async () => {
      const database = await open();
      await fillWithPeople(database);
      await forgetMail(database);
      const app = startMailApp(database);
      const ask = async (email: string) => {
        const answers = await Promise.all([
          app.request(endpoints.newLink, formPost({ email })),
          app.request(endpoints.newLink, formPost({ email }, { "hx-request": "true" })),
          app.request(endpoints.newLink, jsonPost({ email })),
        ]);
        return Promise.all(
          answers.map(async (answer) => [
            answer.status,
            answer.headers.get("location"),
            await answer.text(),
          ]),
        );
      };
      const known = await ask("ann@example.com");
      expect(known).toEqual(await ask("eve@example.com"));
      expect(known.map(([status]) => status)).toEqual([303, 200, 200]);
      const { path } = paths.preferences;
      const page = await app.request(known[0]?.[1] as string);
      expect(await page.text()).toContain(newLinkForm.success.text);
      expect(known[0]?.[1]).toStartWith(`${path}?done`);
      await waitFor(async () => (await queued(database)).length >= 2);
    });
  });
}

test("the response does not wait for the lookup", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLooking = false;
  const database = {
    ping: () => Promise.resolve(),
    run: () => {
      isLooking = true;
      return promise;
    },
  } as unknown as Database;
  const app = startMailApp(database);
  const answer = await app.request(endpoints.newLink, jsonPost({ email: ann }));
  expect(answer.status).toBe(200);
  expect(isLooking).toBe(true);
  resolve();
});

describe("a request for new links", () => {
  test("that is invalid says so, with what was typed", async () => {
    const response = await startApp().request(endpoints.newLink, formPost({ email: "ann at" }));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(formNotices.emailInvalid);
    expect(html).toContain('value="ann at"');
  });

  test("while the database is down says so", async () => {
    const preferences = {
      ...noPreferences,
      sendLinks: () => Promise.reject(new DatabaseUnavailable()),
    };
    const response = await startApp({ preferences }).request(
      endpoints.newLink,
      jsonPost({ email: ann }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).not.toBeNull();
  });

  test("is rate-limited like every form", async () => {
    const over = { isOver: true, by: "network", retryAfterSeconds: 60 } as const;
    const limits = { count: () => Promise.resolve(over) };
    const response = await startApp({ limits }).request(
      endpoints.newLink,
      jsonPost({ email: ann }),
    );
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  test("that fills in the honeypot gets the normal response, and sends nothing", async () => {
    const asked: string[] = [];
    const preferences = {
      ...noPreferences,
      sendLinks: async (email: string) => void asked.push(email),
    };
    const app = startApp({ preferences });
    for (const trap of [{}, { [TRAP_FIELD]: "x" }])
      expect((await app.request(endpoints.newLink, jsonPost({ email: ann, ...trap }))).status).toBe(
        200,
      );
    expect(asked).toEqual([ann]);
  });
});
