import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import type { Database } from "../../db/connection/client";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { formPost } from "../support/site/app";
import { PASSWORD, startAuthOn } from "../support/site/auth";

const copy = consoleCopy.account;
const { path } = consolePaths.account;
const EMAIL = "ada@example.com";
const NEW_PASSWORD = "another good passphrase";

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let site: Awaited<ReturnType<typeof startAuthOn>>;
    let ada: Awaited<ReturnType<typeof site.makeUser>>;

    afterAll(() => setOperator([]));
    beforeAll(open, OPENING_MS);
    beforeEach(async () => {
      database = await open();
      setOperator([]);
      site = await startAuthOn(database);
      ada = await site.makeUser(EMAIL, "admin");
    });

    const query = async (text: string) => [
      ...(await database.run((db) => db.execute(sql.raw(text)))),
    ];
    const cookieOf = (response: Response) =>
      response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const get = (address: string, cookie: string) => site.request(address, { headers: { cookie } });
    const post = (fields: Record<string, string>, cookie: string, to: string = path) =>
      site.request(to, formPost(fields, { cookie }));
    const signIn = async (password = PASSWORD) =>
      cookieOf(await post({ email: EMAIL, password }, "", consolePaths.signIn.path));
    const isOpen = async (cookie: string) => (await get(path, cookie)).status === 200;

    test("a changed password ends every other session and cookie, and replaces this one", async () => {
      const cookie = await signIn();
      const elsewhere = await signIn();
      const { access_token: token } = await site.sessionOf(ada);
      const change = (current: string, next: string, own = cookie) =>
        post({ act: "password", current, newPassword: next }, own);
      for (const [current, next, problem] of [
        ["wrong", NEW_PASSWORD, "Current password is incorrect"],
        ["", NEW_PASSWORD, "Current password required"],
        [PASSWORD, "short", "at least 8 characters"],
        [PASSWORD, PASSWORD, "should be different"],
      ] as const) {
        const refused = await change(current, next);
        const html = await refused.text();
        expect([refused.status, html.includes(problem)]).toEqual([422, true]);
        expect(html).not.toContain(`value="${next}"`);
      }
      const changed = await change(PASSWORD, NEW_PASSWORD);
      expect(changed.headers.get("location")).toBe(`${path}?done=password`);
      for (const ended of [cookie, elsewhere]) expect(await isOpen(ended)).toBe(false);
      expect(await isOpen(cookieOf(changed))).toBe(true);
      expect((await site.call("/auth/v1/user", { method: "GET", token })).status).toBe(403);
      expect(site.mails.map(({ purpose }) => purpose)).toEqual(["password_changed"]);
      expect(await isOpen(await signIn())).toBe(false);
      expect(await isOpen(await signIn(NEW_PASSWORD))).toBe(true);
    });

    test("a password changed by the session that opened the console ends that cookie, too", async () => {
      const { access_token: token } = await site.sessionOf(ada);
      const cookie = cookieOf(await post({ token }, "", consoleEndpoints.enter));
      expect(await isOpen(cookie)).toBe(true);
      const body = { password: NEW_PASSWORD, current_password: PASSWORD };
      await site.call("/auth/v1/user", { method: "PUT", token, body });
      expect(await isOpen(cookie)).toBe(false);
    });

    test("an app is added by its first code, which ends sessions without it and counts as given", async () => {
      const cookie = await signIn();
      const elsewhere = await signIn();
      await post({ act: "app", current: PASSWORD }, cookie);
      const begun = await (await post({ act: "app", current: PASSWORD }, cookie)).text();
      // The one that was begun before is gone.
      expect(await query("select is_verified from factors")).toEqual([{ is_verified: false }]);
      expect(begun).toMatch(/<svg[^>]*role="img"[^>]*><path d="M/);
      const valueOf = (html: string, name: string) =>
        new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
      const secret = valueOf(begun, "secret");
      const given = { act: "code", app: valueOf(begun, "app"), secret };
      const wrong = await post({ ...given, code: "000000" }, cookie);
      const again = await wrong.text();
      expect([wrong.status, valueOf(again, "secret")]).toEqual([422, secret]);
      expect(again).toContain(consoleCopy.code.wrong);
      const right = await post({ ...given, code: new TOTP({ secret }).generate() }, cookie);
      expect(right.headers.get("location")).toBe(`${path}?done=app`);
      const inside = cookieOf(right);
      for (const ended of [cookie, elsewhere]) expect(await isOpen(ended)).toBe(false);
      expect(await (await get(path, inside)).text()).toContain(`admin remove-app ${EMAIL}`);
      expect(site.mails.map(({ purpose }) => purpose)).toEqual(["factor_added"]);
      // Facts can be changed at once.
      const facts = await post({ legalName: "Acme Inc." }, inside, consolePaths.company.path);
      expect(facts.headers.get("location")).toContain("saved");
    });

    test("an older sign-in needs the password to add an app", async () => {
      const cookie = await signIn();
      await query(`update sessions set methods = '[{"method": "password", "timestamp": 1}]'`);
      expect(await (await get(path, cookie)).text()).toContain('id="app-password"');
      const wrong = await (await post({ act: "app", current: "wrong" }, cookie)).text();
      expect(wrong).toContain("Current password is incorrect");
      expect(wrong).toContain('id="app-password"');
      const begun = await post({ act: "app", current: PASSWORD }, cookie);
      expect(await begun.text()).toContain(copy.app.scan);
    });

    test("one's own sessions are listed and end, and nobody else's", async () => {
      const cookie = await signIn();
      const others = [await signIn(), await signIn()];
      const bob = await site.makeUser("bob@example.com", "admin");
      await site.sessionOf(bob);
      const html = await (await get(path, cookie)).text();
      expect(html.split(copy.sessions.end).length - 1).toBe(2);
      expect(html.split(copy.sessions.own).length - 1).toBe(1);
      const [bobs] = await query(`select id from sessions where user_id = '${bob.id}'`);
      const end = (id: unknown) => post({ act: "end", id: String(id) }, cookie);
      expect((await end(bobs?.["id"])).headers.get("location")).toBe(`${path}?done=gone`);
      const [, other = ""] = /name="id" value="([^"]+)"/.exec(html) ?? [];
      expect((await end(other)).headers.get("location")).toBe(`${path}?done=end`);
      expect(new Set(await Promise.all(others.map(isOpen)))).toEqual(new Set([false, true]));
      for (const fields of [{}, { act: "end", id: "1" }, { act: "code", app: "x", secret: "y" }])
        expect((await post(fields as Record<string, string>, cookie)).status).toBe(400);
    });

    test("the last fifty acts are shown with who did them, as text", async () => {
      const cookie = await signIn();
      await query(`insert into console_audit (act, actor, created_at) select 'changed x<b>' || n, null,
        now() - interval '1 hour' * n from generate_series(1, 60) n`);
      const html = await (await get(path, cookie)).text();
      expect(html).toContain("signed in");
      expect(html).toContain("changed x&lt;b&gt;49<");
      expect(html).not.toContain("x&lt;b&gt;50<");
    });

    test("sign-in and codes have the limits of the backend", async () => {
      const wrong = () => post({ email: EMAIL, password: "wrong" }, "", consolePaths.signIn.path);
      const cookie = await signIn();
      const statuses: number[] = [];
      for (let tries = 0; tries < 30 && statuses.at(-1) !== 429; tries++)
        statuses.push((await wrong()).status);
      expect([statuses.at(-1), statuses.length]).toEqual([429, 21]);
      const html = await (await wrong()).text();
      expect(html).toContain("Request rate limit reached");
      expect(html).toContain(`value="${EMAIL}"`);
      // The API counts the same tries.
      const body = { email: EMAIL, password: PASSWORD };
      expect((await site.call("/auth/v1/token?grant_type=password", { body })).status).toBe(429);

      await query(`insert into factors (user_id, is_verified, sealed_secret)
        select id, true, '${site.auth.secret.encrypt(new TOTP().secret.base32)}' from users`);
      const code = () => post({ code: "000000" }, cookie, consolePaths.code.path);
      for (let tries = 0; tries < 10; tries++)
        expect(await (await code()).text()).toContain(consoleCopy.code.wrong);
      expect(await (await code()).text()).toContain("Request rate limit reached");
    }, 20_000);
  });
