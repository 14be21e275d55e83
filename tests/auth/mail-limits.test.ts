import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { mailboxIn, mailboxOf } from "../../db/mail/mailbox";
import { databases, OPENING_MS } from "../support/database/databases";
import { startAuthOn } from "../support/site/auth";

const ANN = "ann@example.com";

for (const { name, open } of databases)
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      let from = 0;
      const site = await startAuthOn(await open(), {
        isSignupOpen: true,
        addressOf: () => `198.${++from % 200}.51.7`,
      });
      await site.makeUser(ANN);
      const ask = async (path: string, body: object) =>
        (await site.call(`/auth/v1${path}`, { body })).status;
      /** Ends every window of up to this length. */
      const pass = (interval: string) =>
        site.auth.database.run((db) =>
          db.execute(
            sql`update rate_limits set window_ends_at = window_ends_at - ${interval}::interval`,
          ),
        );
      return { site, ask, pass };
    }

    test("an address gets five account mails an hour, ten a day, and one more recovery link", async () => {
      const { site, ask, pass } = await start();
      const kinds = [
        ["/otp", { email: ANN }],
        ["/recover", { email: ANN }],
      ] as const;
      const askFor = async (count: number) => {
        for (let number = 0; number < count; number++) {
          for (const [path, body] of kinds) expect(await ask(path, body)).toBe(200);
          await pass("61 seconds");
        }
      };
      await askFor(8);
      const purposes = () => site.mails.map(({ purpose }) => purpose);
      expect(purposes().filter((purpose) => purpose === "otp")).toHaveLength(3);
      expect(purposes()).toHaveLength(6);
      await pass("61 minutes");
      await askFor(8);
      expect(purposes()).toHaveLength(11);
      await pass("61 minutes");
      await askFor(3);
      expect(purposes()).toHaveLength(11);
      await pass("25 hours");
      await askFor(1);
      expect(purposes()).toHaveLength(13);
    }, 120_000);

    test("a recovery link is left after strangers used up the mails of a day", async () => {
      const { site, ask, pass } = await start();
      for (let number = 0; number < 12; number++) {
        await ask("/otp", { email: ANN });
        await pass(number % 5 === 4 ? "61 minutes" : "61 seconds");
      }
      expect(site.mails).toHaveLength(10);
      expect(await ask("/recover", { email: ANN })).toBe(200);
      expect(site.mails.at(-1)?.purpose).toBe("recovery");
    }, 120_000);

    test("variants of an address are one mailbox, and dots only at Gmail", async () => {
      const { site, ask } = await start();
      const got = async (...emails: string[]) => {
        const before = site.mails.length;
        for (const email of emails) await ask("/otp", { email });
        return site.mails.length - before;
      };
      expect(await got("bob@example.com", "bob+1@example.com", "BOB+x+y@example.com")).toBe(1);
      expect(await got("b.cd@gmail.com", "bcd@gmail.com", "b.c.d+1@googlemail.com")).toBe(1);
      expect(await got("b.cd@example.com", "bcd@example.com")).toBe(2);
    });

    test("SQL and JavaScript agree on the mailbox", async () => {
      const { site } = await start();
      for (const email of [
        "+a+b@x.example",
        "a.b+c@d.gmail.com",
        "A.B@GoogleMail.com",
        "a@b.c+d",
      ]) {
        const [row] = await site.auth.database.run((db) =>
          db.execute(sql`select ${mailboxIn(sql`${email}::text`)} as mailbox`),
        );
        expect(row?.["mailbox"]).toBe(mailboxOf(email));
      }
    });

    test("requests that send no mail leave earlier links alone, and /resend says so", async () => {
      const { site, ask } = await start();
      await ask("/recover", { email: ANN });
      await ask("/recover", { email: ANN });
      expect(site.mails).toHaveLength(1);
      await ask("/signup", { email: "new@example.com", password: "long enough to pass" });
      for (const email of ["new@example.com", "nobody@example.com"]) {
        const first = await ask("/resend", { type: "signup", email });
        const second = await ask("/resend", { type: "signup", email });
        expect([email, first, second]).toEqual([email, email.startsWith("new") ? 429 : 200, 429]);
      }
      const opened = await site.follow(site.mails[0]?.link);
      expect(opened.headers.get("location")).toContain("#access_token=");
    });
  });
