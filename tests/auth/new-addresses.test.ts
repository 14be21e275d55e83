import { beforeAll, describe, expect, test } from "bun:test";
import { listUsers } from "../../db/auth/users";
import { runCommand } from "../../src/commands/cli/run-admin";
import { undeliverable } from "../support/mail/undeliverable-addresses";
import { PASSWORD, startAsAnn, startAuthOn } from "../support/site/auth";
import { OPENING_MS, openPglite } from "../support/database/databases";

const emails = async (site: Awaited<ReturnType<typeof startAuthOn>>) =>
  (await site.auth.database.run(listUsers)).map(({ email }) => email);

describe("accounts at undeliverable addresses", () => {
  beforeAll(openPglite, OPENING_MS);

  for (const [what, email] of Object.entries(undeliverable))
    test(`cannot be created: ${what}`, async () => {
      const { site, put } = await startAsAnn(await openPglite());
      const opened = await startAuthOn(site.auth.database, { isSignupOpen: true });
      const signUp = await opened.call("/auth/v1/signup", { body: { email, password: PASSWORD } });
      expect([signUp.status, (await signUp.json()).code]).toEqual([400, "validation_failed"]);
      await opened.call("/auth/v1/otp", { body: { email } });
      expect(await put({ email })).toMatchObject({
        status: 400,
        body: { code: "validation_failed" },
      });
      const operator = {
        ...site.auth,
        askPassword: () => Promise.resolve(PASSWORD),
        rememberErased: () => {},
      };
      const created = site.auth.database.run((db) =>
        runCommand({ ...operator, db }, ["create", email]),
      );
      expect(await created.catch(String)).toContain("is not an email address");
      expect(await emails(site)).toEqual(["ann@example.com"]);
      expect(opened.mails).toEqual([]);
    });

  test("addresses are understood as typed or pasted, with invisible characters, a full-width @ and an international domain", async () => {
    const site = await startAuthOn(await openPglite(), { isSignupOpen: true });
    const typed = [
      "\u202aann@example.com\u202c",
      "ann\u00ad@example.com",
      " ann\u200b@example.com ",
    ];
    await site.makeUser("ann@example.com");
    for (const email of [...typed, "ann\uff20example.com", "Ann@EXAMPLE.com"])
      expect((await site.signIn(email)).user.email).toBe("ann@example.com");
    const body = { email: "bob\uff20b\u00fccher.example\u200b", password: PASSWORD };
    const email = "bob@xn--bcher-kva.example";
    const signedUp = await site.call("/auth/v1/signup", { body });
    expect((await signedUp.json()).email).toBe(email);
    const code = { ...body, type: "signup", token: site.mails[0]?.code };
    expect((await site.call("/auth/v1/verify", { body: code })).status).toBe(200);
    for (const path of ["/otp", "/recover"])
      await site.call(`/auth/v1${path}`, { body: { email: body.email } });
    const { access_token: token } = await site.signIn("ann@example.com");
    const change = { email: "new\u200b\uff20example.com" };
    const changed = await site.call("/auth/v1/user", { method: "PUT", token, body: change });
    expect((await changed.json()).new_email).toBe("new@example.com");
    const told = [email, email, email, "ann@example.com", "new@example.com"];
    expect(site.mails.map(({ to }) => to)).toEqual(told);
  });

  test("an existing one can still sign in, change its data, recover and be managed", async () => {
    const site = await startAuthOn(await openPglite());
    const email = "ada@localhost";
    await site.makeUser(email);
    const { access_token: token } = await site.signIn(email);
    const body = { email, data: { plan: "team" } };
    expect((await site.call("/auth/v1/user", { method: "PUT", token, body })).status).toBe(200);
    await site.call("/auth/v1/recover", { body: { email } });
    await site.call("/auth/v1/otp", { body: { email } });
    expect(site.mails.map(({ to, purpose }) => [to, purpose])).toEqual([
      [email, "recovery"],
      [email, "otp"],
    ]);
    const askPassword = () => Promise.resolve(undefined);
    const operator = { ...site.auth, askPassword, rememberErased: () => {} };
    const told = await site.auth.database.run((db) =>
      runCommand({ ...operator, db }, ["role", email, "admin"]),
    );
    expect(told).toBe(`${email} is now an admin.`);
  });
});
