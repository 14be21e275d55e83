import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open());
      await site.makeUser("ann@example.com");
      return { site };
    }

    test("a code for an unknown address creates an account only while sign-up is open", async () => {
      const { site } = await start();
      const body = { email: "new@example.com", data: { plan: "team" } };
      for (const known of [body.email, "ann@example.com"]) {
        const closed = await site.call("/auth/v1/otp", { body: { ...body, email: known } });
        expect([closed.status, await closed.text()]).toEqual([200, "{}"]);
      }
      expect(site.mails.map(({ to }) => to)).toEqual(["ann@example.com"]);
      const opened = await startAuthOn(site.auth.database, { isSignupOpen: true });
      await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
      await opened.call("/auth/v1/otp", { body: { ...body, create_user: false } });
      expect(opened.mails).toEqual([]);
      await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
      await opened.call("/auth/v1/otp", { body });
      const token = opened.mails[0]?.code;
      const verified = await opened.call("/auth/v1/verify", {
        body: { type: "email", email: body.email, token },
      });
      expect((await verified.json()).user).toMatchObject({
        email: body.email,
        email_confirmed_at: expect.any(String),
        user_metadata: body.data,
      });
    });

    test("sign-up returns the id and identity of a new account, and the same format for a taken address", async () => {
      const { site } = await start();
      const opened = await startAuthOn(site.auth.database, { isSignupOpen: true });
      const signUp = async (email: string) => {
        const body = { email, password: "long enough to pass", data: { plan: "team" } };
        const response = await opened.call("/auth/v1/signup", { body });
        expect(response.status).toBe(200);
        return response.json();
      };
      const fresh = [await signUp("new@example.com"), await signUp("NEW@example.com ")];
      const taken = [await signUp("ann@example.com"), await signUp("ann@example.com")];
      const shapeOf = (user: { id: string }) => {
        const text = JSON.stringify(user).replaceAll(/(new|ann)@/g, "x@");
        return text.replaceAll(UUID, "id").replaceAll(/"[^"]*T[^"]*Z"/g, '"time"');
      };
      expect(shapeOf(taken[0])).toBe(shapeOf(fresh[0]));
      expect(opened.mails.map(({ to, purpose }) => [to, purpose])).toEqual([
        ["new@example.com", "confirmation"],
      ]);
      for (const [first, second] of [fresh, taken]) {
        expect(second.id).toBe(first.id);
        expect(first.id.replaceAll(UUID, "id")).toBe("id");
        expect(Date.now() - Date.parse(second.created_at)).toBeLessThan(60_000);
      }
      const ann = (await opened.signIn("ann@example.com")).user;
      expect(taken[0].id).not.toBe(ann.id);
      const stored = await site.auth.database.run((db) =>
        db.execute(sql`select id from users where email = 'new@example.com'`),
      );
      expect([...stored]).toEqual([{ id: fresh[0].id }]);
    });
  });
}

/** A random UUID, in lower case. */
const UUID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
