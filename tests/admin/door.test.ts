import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import type { Database } from "../../db/connection/client";
import { setRole } from "../../db/auth/profiles";
import { listFacts } from "../../db/company/facts";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy as copy } from "../../views/content/console/console";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { formPost } from "../support/site/app";
import { PASSWORD, startAuthOn } from "../support/site/auth";

const EMAIL = "ada@example.com";
const ENDED = "/admin/sign-in?done=ended";

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let site: Awaited<ReturnType<typeof startAuthOn>>;
    let ada: Awaited<ReturnType<typeof site.makeUser>>;

    afterAll(() => setOperator([]));
    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      setOperator([]);
      site = await startAuthOn(database);
      ada = await site.makeUser(EMAIL, "admin");
    });

    const sql1 = (text: string) => database.run((db) => db.execute(sql.raw(text)));
    const cookieOf = (response: Response) =>
      /^([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const get = (path: string, cookie = "") => site.request(path, { headers: { cookie } });
    const post = (path: string, fields: Record<string, string>, cookie = "") =>
      site.request(path, formPost(fields, { cookie }));
    const signIn = async (email = EMAIL, password = PASSWORD) =>
      post(consolePaths.signIn.path, { email, password });
    const enroll = async () => {
      const { access_token: token } = await site.sessionOf(ada);
      const made = await site.call("/auth/v1/factors", { token, body: { factor_type: "totp" } });
      const { id, totp } = (await made.json()) as { id: string; totp: { secret: string } };
      await sql1(`update factors set is_verified = true where id = '${id}'`);
      const app = new TOTP({ secret: totp.secret });
      let at = Date.now();
      // Each code counts once.
      return () => app.generate({ timestamp: (at += 30_000) - 30_000 });
    };

    test("an admin signs in, sees who came, and signs out, which ends the session everywhere", async () => {
      const signedIn = await signIn();
      expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/admin"]);
      expect(signedIn.headers.get("set-cookie")).toMatch(
        /^console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const cookie = cookieOf(signedIn);
      const today = await get("/admin", cookie);
      expect(today.status).toBe(200);
      expect(today.headers.get("cache-control")).toBe("no-store");
      expect(today.headers.get("x-robots-tag")).toContain("noindex");
      expect(today.headers.get("speculation-rules")).toBeNull();
      expect(await today.text()).toContain(copy.today.facts);
      const slashed = await get("/admin/", cookie);
      expect([slashed.status, slashed.headers.get("location")]).toEqual([308, "/admin"]);
      const out = await post(consoleEndpoints.signOut, {}, cookie);
      expect([out.status, out.headers.get("location")]).toEqual([303, "/admin/sign-in?done=out"]);
      expect(await (await get("/admin/sign-in?done=out")).text()).toContain(copy.signIn.out);
      expect((await get("/admin", cookie)).headers.get("location")).toBe(ENDED);
      const audit = await sql1("select act, actor from console_audit");
      expect([...audit]).toEqual([{ act: "signed in", actor: ada.id }]);
    });

    test("strangers, wrong passwords, people without the role and foreign posts get a clear answer and no cookie", async () => {
      for (const path of ["/admin", "/admin/company", "/admin/code"])
        for (const cookie of ["", "console=", "console=x", "console=../../x; console=y"])
          expect((await get(path, cookie)).headers.get("location")).toStartWith("/admin/sign-in");
      const wrong = await signIn(EMAIL, "wrong");
      expect(wrong.status).toBe(400);
      const html = await wrong.text();
      expect(html).toContain(copy.signIn.wrong);
      expect(html).toContain(`value="${EMAIL}"`);
      expect(html).not.toContain('value="wrong"');
      await site.makeUser("bob@example.com");
      const bob = await signIn("bob@example.com");
      expect([bob.status, bob.headers.get("set-cookie")]).toEqual([403, null]);
      expect([...(await sql1("select from sessions"))]).toEqual([]);
      for (const origin of [undefined, "https://evil.example", "null"]) {
        const init = formPost({ email: EMAIL, password: PASSWORD });
        const headers = new Headers(origin === undefined ? {} : { origin });
        const refused = await site.request(consolePaths.signIn.path, { ...init, headers });
        expect([origin, refused.status]).toEqual([origin, 403]);
      }
    });

    const endings: [what: string, end: (token: string) => Promise<unknown>][] = [
      ["a sign-out elsewhere", (token) => site.call("/auth/v1/logout?scope=global", { token })],
      ["a lost role", () => sql1("update profiles set role = 'user'")],
      [
        "a disabled account",
        () => sql1("update users set banned_until = now() + interval '1 day'"),
      ],
      ["a deleted account", () => sql1("delete from users")],
      [
        "half an hour without use",
        () => sql1("update console_sessions set seen_at = now() - interval '31 minutes'"),
      ],
      [
        "twelve hours",
        () => sql1("update console_sessions set created_at = now() - interval '12 hours 1 minute'"),
      ],
      [
        "a changed password",
        (token) =>
          site.call("/auth/v1/user", {
            method: "PUT",
            token,
            body: { password: "another good passphrase", current_password: PASSWORD },
          }),
      ],
    ];
    for (const [what, end] of endings)
      test(`${what} ends it`, async () => {
        const { access_token: token } = await site.sessionOf(ada);
        const cookie = cookieOf(await signIn());
        expect((await get("/admin", cookie)).status).toBe(200);
        await end(token);
        expect((await get("/admin", cookie)).headers.get("location")).toBe(ENDED);
        expect(await (await get(ENDED)).text()).toContain(copy.signIn.ended);
        const typed = { text: "Hello <b>all</b>", code: "123456" };
        const late = await post(consoleEndpoints.newBroadcast, typed, cookie);
        const html = await late.text();
        expect([late.status, html.includes(copy.signIn.endedMeanwhile)]).toEqual([401, true]);
        expect(html).toContain("Hello &lt;b&gt;all&lt;/b&gt;</textarea>");
        expect(html).not.toContain("123456");
        const secret = await post(consolePaths.account.path, { current: "a b" }, cookie);
        expect(secret.headers.get("location")).toBe(ENDED);
      });

    test("with an authenticator app, only its code opens the console, and the cookie changes with it", async () => {
      const next = await enroll();
      const signedIn = await signIn();
      expect(signedIn.headers.get("location")).toBe("/admin/code");
      const cookie = cookieOf(signedIn);
      for (const path of ["/admin", "/admin/company"])
        expect((await get(path, cookie)).headers.get("location")).toBe("/admin/code");
      expect((await get("/admin/code", cookie)).status).toBe(200);
      const wrong = await post("/admin/code", { code: "000000" }, cookie);
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).toContain(copy.code.wrong);
      const code = next();
      const right = await post("/admin/code", { code }, cookie);
      expect([right.status, right.headers.get("location")]).toEqual([303, "/admin"]);
      expect((await get("/admin", cookieOf(right))).status).toBe(200);
      expect((await get("/admin", cookie)).headers.get("location")).toBe(ENDED);
      expect((await post("/admin/code", { code }, cookieOf(right))).status).toBe(422);
    });

    test("before the code, one can only sign out", async () => {
      await enroll();
      const cookie = cookieOf(await signIn());
      expect(await (await get("/admin/code", cookie)).text()).toContain(consoleEndpoints.signOut);
      await post(consoleEndpoints.signOut, {}, cookie);
      expect((await get("/admin/code", cookie)).headers.get("location")).toBe(ENDED);
    });

    test("signing in again ends what the browser had open, and so does losing the role for good", async () => {
      const before = cookieOf(await signIn());
      const again = cookieOf(
        await post(consolePaths.signIn.path, { email: EMAIL, password: PASSWORD }, before),
      );
      expect((await get("/admin", before)).headers.get("location")).toBe(ENDED);
      expect((await get("/admin", again)).status).toBe(200);
      for (const role of ["user", "admin"] as const)
        await database.run((db) => setRole(db, ada.id, role));
      expect((await get("/admin", again)).headers.get("location")).toBe(ENDED);
    });

    test("the session of /admin-session is exchanged for a cookie", async () => {
      const { access_token: token } = await site.sessionOf(ada);
      const entered = await post(consoleEndpoints.enter, { token });
      expect(entered.headers.get("location")).toBe("/admin");
      expect((await get("/admin", cookieOf(entered))).status).toBe(200);
      for (const bad of ["", "x", `${token}x`])
        expect(
          (await post(consoleEndpoints.enter, { token: bad })).headers.get("set-cookie"),
        ).toBeNull();
    });

    test("facts are changed with a recent code only, and shown as text", async () => {
      const cookie = cookieOf(await signIn());
      const fields = {
        legalName: `<script>alert(1)</script> "Inc"`,
        people: "- name: Ann\n  role: CEO\r\n",
      };
      const withoutApp = await post("/admin/company", fields, cookie);
      expect(withoutApp.status).toBe(422);
      expect(await withoutApp.text()).toContain("authenticator app");

      const next = await enroll();
      const opened = await post("/admin/code", { code: next() }, cookieOf(await signIn()));
      const inside = cookieOf(opened);
      const wrong = await post("/admin/company", { ...fields, statusPage: "http://x" }, inside);
      expect(wrong.status).toBe(422);
      const html = await wrong.text();
      expect(html).toContain("must be an https address");
      expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt; &quot;Inc&quot;"');
      const saved = await post("/admin/company", fields, inside);
      expect(saved.headers.get("location")).toBe("/admin/company?done=saved");
      const page = await (await get("/admin/company?done=saved", inside)).text();
      expect(page).toContain(copy.company.done.saved);
      expect(page).not.toContain("<script>alert");
      expect(await (await get("/about")).text()).toContain("Ann");
      expect((await post("/admin/company", fields, inside)).headers.get("location")).toContain(
        "unchanged",
      );

      await sql1("update console_sessions set code_at = now() - interval '16 minutes'");
      const late = await post("/admin/company", { legalName: "Late Inc." }, inside);
      expect(await late.text()).toContain(copy.code.needed);
      const coded = await post("/admin/company", { legalName: "Late Inc.", code: next() }, inside);
      expect(coded.headers.get("location")).toContain("saved");
      const facts = await database.run(listFacts);
      expect(facts.map((fact) => `${fact.name} ${fact.by === EMAIL}`).toSorted()).toEqual([
        "legalName true",
        "legalName true",
        "people true",
      ]);
      expect([
        ...(await sql1("select act from console_audit where act like 'changed%'")),
      ]).toHaveLength(3);
    });
  });
