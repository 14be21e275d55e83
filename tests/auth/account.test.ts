import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { listUsers, updateUser } from "../../db/auth/users";
import { FOREVER } from "../../src/commands/cli/operator-accounts";
import { databases, OPENING_MS } from "../support/database/databases";
import type { AuthMail } from "../../src/auth/auth-context";
import { PASSWORD, type Session, startAsAnn, startAuthOn } from "../support/site/auth";

type User = Session["user"];

const NEXT_PASSWORD = "a quite different sentence";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    const start = async () => startAsAnn(await open());

    test("a new password needs the old one, ends other sessions, and sends a notice", async () => {
      const { site, token, put } = await start();
      const other = await site.signIn("ann@example.com");
      const asked: [object, number, string][] = [
        [{ password: "password123" }, 422, "weak_password"],
        [{ password: "x".repeat(129) }, 400, "validation_failed"],
      ];
      for (const [fields, status, code] of asked)
        expect(await put(fields)).toMatchObject({ status, body: { code } });
      const changed = await put({ password: NEXT_PASSWORD, current_password: PASSWORD });
      expect(changed.status).toBe(200);
      expect(site.mails.map(({ purpose }) => purpose)).toEqual(["password_changed"]);
      const gone = await site.call("/auth/v1/user", { method: "GET", token: other.access_token });
      expect((await gone.json()).code).toBe("session_not_found");
      expect((await site.call("/auth/v1/user", { method: "GET", token })).status).toBe(200);
      expect((await site.signIn("ann@example.com", NEXT_PASSWORD)).user.email).toBe(
        "ann@example.com",
      );
    });

    test("an email change takes effect once both links, to the old and the new address, were followed", async () => {
      const { site, token, put } = await start();
      const { body } = await put({ email: "ann@elsewhere.example" });
      expect(body).toMatchObject({ email: "ann@example.com", new_email: "ann@elsewhere.example" });
      const [old, fresh] = site.mails;
      expect([old?.to, fresh?.to]).toEqual(["ann@example.com", "ann@elsewhere.example"]);
      const verify = async ({ to, code }: Partial<AuthMail> = {}) => {
        const typed = { type: "email_change", email: to, token: code };
        return (await site.call("/auth/v1/verify", { body: typed })).json();
      };
      expect(await verify(fresh)).toEqual({
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        code: "200",
      });
      const user = async () =>
        (await site.call("/auth/v1/user", { method: "GET", token })).json() as Promise<User>;
      expect((await user()).email).toBe("ann@example.com");
      const followed = await site.follow(old?.link);
      expect(followed.headers.get("location")).toContain("#access_token=");
      expect((await user()).email).toBe("ann@elsewhere.example");
      const session = await site.call("/functions/v1/session", { method: "GET", token });
      expect((await session.json()).profile.email).toBe("ann@elsewhere.example");
      expect(site.mails.at(-1)).toMatchObject({ to: "ann@example.com", purpose: "email_changed" });
    });

    test("an email change sends mail at most once a minute", async () => {
      const { site, put } = await start();
      expect((await put({ email: "stranger@example.com" })).status).toBe(200);
      for (const email of ["stranger@example.com", "another@example.com"])
        expect(await put({ email })).toMatchObject({
          status: 429,
          body: {
            code: "over_email_send_rate_limit",
            message: expect.stringMatching(
              /^For security purposes, you can only request this after \d+ seconds\.$/,
            ),
          },
        });
      const { access_token: bobs } = await site.sessionOf(await site.makeUser("bob@example.com"));
      const body = { email: "stranger@example.com" };
      const second = await site.call("/auth/v1/user", { method: "PUT", token: bobs, body });
      expect([second.status, Number(second.headers.get("retry-after")) > 0]).toEqual([429, true]);
      const resend = { type: "email_change", email: "ann@example.com" };
      expect((await site.call("/auth/v1/resend", { body: resend })).status).toBe(429);
      expect(site.mails.map(({ to }) => to)).toEqual(["ann@example.com", "stranger@example.com"]);
    });

    test("the first link of an email change redirects with a message that the other is still needed", async () => {
      const { site, put } = await start();
      await put({ email: "ann@elsewhere.example" });
      const first = await site.follow(site.mails[0]?.link);
      expect(first.headers.get("location")).toStartWith(
        "http://genie.test/session-test#message=Confirmation+link+accepted.",
      );
      const again = await site.follow(site.mails[0]?.link);
      expect(again.headers.get("location")).toContain("error_code=otp_expired");
    });

    test("an email change fails if another account took the address meanwhile", async () => {
      const { site, put } = await start();
      await put({ email: "bob@example.com" });
      await site.makeUser("bob@example.com");
      await site.follow(site.mails[0]?.link);
      const last = await site.follow(site.mails[1]?.link);
      expect(last.headers.get("location")).toContain("error_code=email_exists");
      expect((await site.signIn("ann@example.com")).user.email).toBe("ann@example.com");
    });

    test("an unconfirmed sign-up at the new address neither prevents a change nor survives it", async () => {
      const { site, token, put } = await start();
      const opened = await startAuthOn(site.auth.database, { isSignupOpen: true });
      for (const isBefore of [true, false]) {
        await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
        site.mails.length = 0;
        const [from, to] = isBefore
          ? ["ann@example.com", "new@example.com"]
          : ["new@example.com", "ann@example.com"];
        const signUp = () =>
          opened.call("/auth/v1/signup", { body: { email: to, password: NEXT_PASSWORD } });
        if (isBefore) await signUp();
        await put({ email: to });
        if (!isBefore) await signUp();
        expect(site.mails.map((mail) => mail.to)).toEqual([from, to]);
        for (const { link } of site.mails.slice()) await site.follow(link);
        const own = await site.call("/auth/v1/user", { method: "GET", token });
        expect((await own.json()).email).toBe(to);
      }
      expect((await site.auth.database.run(listUsers)).map(({ email }) => email)).toEqual([
        "ann@example.com",
      ]);
      const late = await opened.follow(opened.mails[0]?.link, { password: NEXT_PASSWORD });
      expect(late.headers.get("location")).toContain("otp_expired");
    });

    test("a disabled account keeps its address, confirmed or not", async () => {
      const { site, put } = await start();
      const bob = await site.makeUser("bob@example.com");
      await site.auth.database.run((db) =>
        updateUser(db, bob.id, { emailConfirmedAt: null, bannedUntil: FOREVER }),
      );
      await put({ email: "bob@example.com" });
      expect(site.mails.map(({ to }) => to)).toEqual(["ann@example.com"]);
    });
  });
}
