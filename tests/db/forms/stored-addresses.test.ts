import { beforeAll, describe, expect, test } from "bun:test";
import { releaseHeld } from "../../../db/forms/release";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";
import { endpoints, paths } from "../../../src/paths";
import { makeToken } from "../../../src/mail/links/link-token";
import { formPost } from "../../support/site/app";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued, sendAll, startMailApp, mailContext } from "../../support/mail/mail";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { newDataFolder } from "../../support/database/data-folder";
import { undeliverable } from "../../support/mail/undeliverable-addresses";
import { listSubscribers } from "../../support/rows/list-rows";
import { UNREACHABLE } from "../../support/database/unreachable";

/** Addresses that the previous release accepted. */
const STORED = [
  "a@b",
  "postmaster@localhost",
  "a@127.0.0.1",
  undeliverable["a local part of 65 octets"] ?? "",
];

for (const { name, open } of databases) {
  describe(`addresses that are no longer accepted, on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const email of STORED)
      test(`${email.slice(-20)} in the database gets its mail, confirms, leaves and is erased`, async () => {
        const database = await open();
        const app = startMailApp(database);
        await database.run((db) =>
          addSubmissions(db, [{ kind: "subscriber", row: { email, source: "newsletter" } }]),
        );
        const [mail] = await sendAll(database);
        expect(mail?.to).toEqual([email]);
        const post = (address = "") => app.request(address, formPost({}));
        const confirm = /\S+\/confirm\?token=\S+/.exec(mail?.text ?? "")?.[0];
        expect((await post(confirm)).status).toBe(200);
        expect((await app.rows())[0]?.confirmedAt).toBeInstanceOf(Date);
        expect((await post(mail?.fields.get("list-unsubscribe")?.slice(1, -1))).status).toBe(200);
        expect((await app.rows())[0]?.unsubscribedAt).toBeInstanceOf(Date);
        const token = makeToken(mailContext.secret, "preferences", email);
        const shown = await app.request(`${paths.preferences.path}?token=${token}`);
        expect(await shown.text()).toContain(email);
        await app.request(endpoints.preferencesErase, formPost({ token }));
        expect(await app.rows()).toEqual([]);
        expect(await queued(database)).toEqual([]);
      });

    test("a held submission of such an address is released", async () => {
      const database = await open();
      const row = { email: "a@b", source: "newsletter" };
      const held: Submission = {
        kind: "held",
        row: {
          id: Bun.randomUUIDv7(),
          receivedAt: new Date().toISOString(),
          kind: "subscriber",
          email: row.email,
          row,
          score: 7,
          signals: ["links"],
        },
      };
      await database.run((db) => addSubmissions(db, [held]));
      await database.run((db) => releaseHeld(db, [held.row.id]));
      expect((await database.run(listSubscribers)).map(({ email }) => email)).toEqual(["a@b"]);
    });
  });
}

test(
  "a journal that holds such addresses is replayed in full",
  async () => {
    const folder = await newDataFolder();
    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    for (const email of STORED) await offline.save(email);
    await offline.close();
    const back = openDurableWrites({ folder });
    const rows = await until(
      back.database,
      listSubscribers,
      ({ length }) => length === STORED.length,
    );
    expect(rows.map(({ email }) => email).toSorted()).toEqual(STORED.toSorted());
    await back.close();
  },
  OPENING_MS,
);
