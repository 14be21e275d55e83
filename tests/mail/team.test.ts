import { beforeAll, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { erasePerson } from "../../db/forms/erase";
import { heldSubmissions } from "../../db/schema/held";
import { readPersonalData } from "../../db/forms/own-data";
import { releaseHeld } from "../../db/forms/release";
import { endpoints } from "../../src/paths";
import { readTeamAddresses } from "../../src/mail/team-addresses";
import { writeMessage } from "../../src/mail/write-message";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { formPost, jsonPost, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { replay } from "../support/database/decisions";
import { queued, sendAll, mailContext } from "../support/mail/mail";

const LONG_MS = 120_000;
const team = "team@genie.test";
const ann = {
  name: "Ann",
  email: "ann@example.com",
  company: "Acme & Sons",
  topic: "call",
  message: "Two deals are stuck.\n\nCan <you> help?",
};

const toTeam = async (database: Database) =>
  (await queued(database)).filter(({ kind }) => kind === "team");

for (const { name, open } of databases) {
  describe(`on ${name} the team`, () => {
    beforeAll(open, OPENING_MS);

    async function opened() {
      const database = await open();
      const app = startAppOn(database, { teamFor: () => team });
      const write = (fields: object) => app.request(endpoints.contact, jsonPost(fields));
      return { database, app, write };
    }

    test(
      "gets each message once, as written, and replies go to its sender",
      async () => {
        const { database, write } = await opened();
        await Promise.all([write(ann), write(ann)]);
        await write(ann);
        await write({ ...ann, topic: "press", message: "And one more thing." });
        const mails = (await sendAll(database)).filter(({ to }) => to.includes(team));
        const subjects = mails.map(({ fields }) => String(fields.get("subject")));
        expect(subjects.toSorted()).toEqual(["Contact form: Book a call", "Contact form: Press"]);
        const mail = mails[subjects.indexOf("Contact form: Book a call")];
        expect(mail?.fields.get("reply-to")).toBe(ann.email);
        expect(mail?.fields.has("list-unsubscribe")).toBe(false);
        expect(mail?.text).toContain("From Ann, Acme & Sons, ann@example.com");
        expect(mail?.text).toContain("\r\n> Two deals are stuck.\r\n> \r\n> Can <you> help?\r\n");
      },
      LONG_MS,
    );

    test("gets a message from the journal once, however often it is replayed", async () => {
      const { database } = await opened();
      const row = { ...ann, id: Bun.randomUUIDv7(), notifyAddress: team };
      for (let time = 0; time < 2; time++) await replay(database, { kind: "contactMessage", row });
      expect(await toTeam(database)).toHaveLength(1);
    });

    test("gets held messages only once they are released", async () => {
      const { database, write } = await opened();
      await write({ ...ann, [TRAP_FIELD]: "x" });
      expect(await queued(database)).toEqual([]);
      const held = await database.run((db) => db.select().from(heldSubmissions));
      const ids = held.map(({ id }) => id);
      const own = JSON.stringify(await database.run((db) => readPersonalData(db, ann.email)));
      expect(own).toContain("Two deals");
      expect(own).not.toContain(team);
      await database.run((db) => releaseHeld(db, ids));
      expect(await toTeam(database)).toMatchObject([{ recipient: team }]);
    });

    test("gets no messages from erased people and all from others", async () => {
      const { database, write } = await opened();
      await write(ann);
      await write({ ...ann, name: "Bob", email: "bob@example.com" });
      const own = JSON.stringify(await database.run((db) => readPersonalData(db, team)));
      expect(own).not.toContain("Two deals");
      await database.run((db) => erasePerson(db, team));
      expect(await toTeam(database)).toHaveLength(2);
      await database.run((db) => erasePerson(db, ann.email));
      expect((await toTeam(database)).map(({ data }) => data.name)).toEqual(["Bob"]);
    });

    test("gets each beta and trial request once, with its page and campaign, to the list's address", async () => {
      const database = await open();
      const addresses = readTeamAddresses(`beta=beta@genie.test, trial=trial@genie.test`);
      const app = startAppOn(database, { teamFor: addresses });
      const ask = (fields: Record<string, string>) =>
        app.request(endpoints.waitlist, formPost({ email: "Ann@example.com", ...fields }));
      for (let time = 0; time < 2; time++)
        await ask({ company: "Acme & Sons", feature: "Mobile App", utm_campaign: "Spring" });
      await ask({ title: "Free Trial", feature: "the Starter plan" });
      await app.request(endpoints.contact, jsonPost(ann));
      const mails = (await sendAll(database)).filter(({ to }) => to.join().endsWith("@genie.test"));
      const seen = mails.map(({ to, fields }) => [
        ...to,
        fields.get("subject"),
        fields.get("reply-to"),
      ]);
      expect(seen.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        ["beta@genie.test", "Beta request", "Ann@example.com"],
        ["trial@genie.test", "Free trial request", "Ann@example.com"],
      ]);
      const beta = mails.find(({ to }) => to.includes("beta@genie.test"));
      for (const words of [
        "From Acme & Sons, Ann@example.com",
        "Asked for: Mobile App",
        "Page: /beta-waitlist",
        "Campaign: Spring",
      ])
        expect(beta?.text).toContain(words);
      await database.run((db) => erasePerson(db, "ann@example.com"));
      expect(await toTeam(database)).toEqual([]);
    });

    test("gets no mail if no address is set", async () => {
      const database = await open();
      await startAppOn(database).request(endpoints.contact, jsonPost(ann));
      expect((await queued(database)).map(({ kind }) => kind)).toEqual(["contact"]);
    });
  });
}

test("a message of a form without topics is named by its page", () => {
  const id = Bun.randomUUIDv7();
  const data = { email: "ann@a.example", message: "Hello", page: "/partners" };
  const mail = writeMessage(mailContext, { id, kind: "team", recipient: team, aboutId: id, data });
  expect(mail.subject).toBe("Message from /partners");
});

test("what visitors type cannot reach the headers of a message to the team", () => {
  const evil = "x\r\nBcc: eve@evil.example";
  const id = Bun.randomUUIDv7();
  const data = {
    topic: evil,
    name: evil,
    company: evil,
    message: evil,
    email: `ann@a.example${evil}`,
  };
  const mail = writeMessage(mailContext, { id, kind: "team", recipient: team, aboutId: id, data });
  const { text, html, ...header } = mail;
  expect(JSON.stringify(header)).not.toContain("evil");
  expect(mail.subject).toBe("Contact form: Something else");
  expect(mail).not.toHaveProperty("replyTo");
  expect(text).toContain("eve@evil.example");
  expect(html).toContain("eve@evil.example");
});
