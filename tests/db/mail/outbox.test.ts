import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { erasePerson } from "../../../db/forms/erase";
import { queueMail, type NewMail } from "../../../db/mail/outbox";
import { markSent, takeDue } from "../../../db/mail/outbox-delivery";
import { sweeps } from "../../../db/retention/sweeps";
import { addSubscribers } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued } from "../../support/mail/mail";

const ann = "ann@example.com";
const mail = (to: string): NewMail => ({
  kind: "confirm",
  to,
  aboutId: crypto.randomUUID(),
  data: { source: "newsletter", sealed: "only for the message" },
});

for (const { name, open } of databases) {
  describe(`a message in the outbox of ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is queued and rolled back with its transaction", async () => {
      const database = await open();
      const queueIn = (to: string, isUndone: boolean) =>
        database.run((db) =>
          db.transaction(async (tx) => {
            await queueMail(tx, mail(to));
            if (isUndone) throw new Error("changed my mind");
          }),
        );
      await queueIn(ann, false);
      expect(await queueIn("bob@example.com", true).catch(String)).toContain("changed my mind");
      const [message, ...others] = await queued(database);
      expect(others).toEqual([]);
      expect(message).toMatchObject({ kind: "confirm", recipient: ann, attempts: 0, sentAt: null });
    });

    test("is taken with its data, by workers that know its kind", async () => {
      const database = await open();
      const newMail = mail(ann);
      await database.run((db) => queueMail(db, newMail));
      expect(await database.run((db) => takeDue(db, [], 10))).toEqual([]);
      const [taken] = await database.run((db) => takeDue(db, ["confirm"], 10));
      expect(taken).toMatchObject({
        kind: "confirm",
        recipient: ann,
        aboutId: newMail.aboutId,
        data: newMail.data,
        attempts: 1,
      });
    });

    test("loses its links and codes once sent", async () => {
      const database = await open();
      await database.run((db) => queueMail(db, mail(ann)));
      const [message] = await queued(database);
      await database.run((db) => markSent(db, [message?.id ?? ""]));
      expect(await queued(database)).toMatchObject([{ data: { source: "newsletter" } }]);
      expect((await queued(database))[0]?.data.sealed).toBeUndefined();
    });

    test("is deleted a month after it was sent or failed for good, never while queued", async () => {
      const database = await open();
      for (const to of ["sent", "dead", "new", "waiting"])
        await database.run((db) => queueMail(db, mail(`${to}@example.com`)));
      await database.run((db) =>
        db.execute(sql`
          update outbox set created_at = created_at - interval '40 days',
            sent_at = case recipient when 'sent@example.com' then now() - interval '32 days'
              when 'new@example.com' then now() - interval '30 days' end,
            failed_at = case recipient when 'dead@example.com' then now() - interval '32 days' end`),
      );
      await database.run(sweeps.message);
      const left = (await queued(database)).map(({ recipient }) => recipient);
      expect(left.toSorted()).toEqual(["new@example.com", "waiting@example.com"]);
    });

    test("is deleted with the sign-up it belongs to", async () => {
      const database = await open();
      const people = [ann, "bob@example.com", "eve@example.com"];
      await database.run((db) =>
        addSubscribers(
          db,
          people.map((email) => ({ email, source: "newsletter" })),
        ),
      );
      await database.run((db) => erasePerson(db, "Ann@Example.com"));
      await database.run((db) =>
        db.execute(
          sql`update outbox set sent_at = now() - interval '31 days' where recipient like 'bob%'`,
        ),
      );
      await database.run((db) =>
        db.execute(sql`update subscribers set created_at = now() - interval '31 days'`),
      );
      await database.run(sweeps.unconfirmedSignUp);
      const left = (await queued(database)).map(({ recipient }) => recipient);
      expect(left).toEqual(["eve@example.com"]);
    });
  });
}
