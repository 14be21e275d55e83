import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { OPENING_MS, postgresAlone } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";
import { accountLinks } from "../../../views/content/account-links";

const email = "victim@example.com";
const strangers = { email, password: "chosen by a stranger", data: { plan: "stranger's" } };
const own = { email, password: "chosen by the owner", data: { plan: "own" } };

for (const { name, open } of postgresAlone) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      const signUp = async (body: object, isLater = true) => {
        if (isLater) await forgetLimits(site);
        expect((await site.call("/auth/v1/signup", { body })).status).toBe(200);
      };
      const refusal = async (body: object) => {
        const refused = await site.call("/auth/v1/token?grant_type=password", { body });
        return (await refused.json()).code;
      };
      const verify = async (body: object) => site.call("/auth/v1/verify", { body });
      return { site, signUp, refusal, verify };
    }

    for (const order of [
      ["owner", "stranger"],
      ["stranger", "owner"],
    ])
      test(`the ${order[0]} and then the ${order[1]} sign up: no mail activates the stranger's password`, async () => {
        const { site, signUp, refusal } = await start();
        for (const who of order) await signUp(who === "owner" ? own : strangers);
        expect(site.mails).toHaveLength(2);
        const mailOf = (who: string) => site.mails[order.indexOf(who)]?.link;
        const page = await site.request(mailOf("stranger") ?? "");
        expect(await page.text()).toContain('type="password"');
        for (const password of ["", own.password]) {
          const refused = await site.follow(mailOf("stranger"), { password });
          expect([refused.status, await refused.text()]).toEqual([
            400,
            expect.stringContaining(accountLinks.password.wrong),
          ]);
        }
        expect(await site.signIn(email, strangers.password)).not.toHaveProperty("access_token");
        const opened = await site.follow(mailOf("owner"), { password: own.password });
        expect(opened.headers.get("location")).toContain("#access_token=");
        expect((await site.signIn(email, own.password)).user["user_metadata"]).toEqual(own.data);
        expect(await refusal(strangers)).toBe("invalid_credentials");
        const late = await site.follow(mailOf("stranger"), { password: strangers.password });
        expect(late.headers.get("location")).toContain("otp_expired");
      });

    test("a sign-up within a minute leaves the link and code of the earlier mail working, and can be mailed later", async () => {
      const { site, signUp, verify } = await start();
      await signUp(strangers);
      await signUp(own, false);
      expect(site.mails).toHaveLength(1);
      await forgetLimits(site);
      await site.call("/auth/v1/resend", { body: { type: "signup", email } });
      const [first, second] = site.mails;
      const wrong = await verify({
        type: "signup",
        email,
        token: first?.code,
        password: own.password,
      });
      expect((await wrong.json()).code).toBe("invalid_credentials");
      const opened = await site.follow(second?.link, { password: own.password });
      expect(opened.headers.get("location")).toContain("#access_token=");
      expect((await site.signIn(email, own.password)).user["user_metadata"]).toEqual(own.data);
    });

    test("a sign-up sent twice by the same person is confirmed by the code of its only mail", async () => {
      const { site, signUp, verify } = await start();
      await signUp(own);
      await signUp(own, false);
      const typed = { type: "signup", email, token: site.mails[0]?.code };
      expect((await verify(typed)).status).toBe(200);
      expect((await site.signIn(email, own.password)).user["user_metadata"]).toEqual(own.data);
    });

    test("a link given to the API without the password confirms the address and sets no password", async () => {
      for (const method of ["POST", "GET"]) {
        const { site, signUp, refusal, verify } = await start();
        await signUp(strangers);
        const query = new URL(site.mails[0]?.link ?? "").searchParams;
        if (method === "GET") await site.request(`/auth/v1/verify?${query}`);
        else await verify({ type: "signup", token_hash: query.get("token") });
        expect(await refusal(strangers)).toBe("invalid_credentials");
        const [user] = await site.auth.database.run((db) =>
          db.execute(
            sql`select email_confirmed_at is not null as confirmed, user_metadata from users`,
          ),
        );
        expect(user).toEqual({ confirmed: true, user_metadata: {} });
        await site.auth.database.run((db) => db.execute(sql`delete from users`));
      }
    });

    test("a link or code given to the API with the password sets it", async () => {
      for (const part of ["token_hash", "token"]) {
        const { site, signUp, verify } = await start();
        await signUp(strangers);
        await signUp(own);
        const { link = "", code } = site.mails[1] ?? {};
        const given =
          part === "token"
            ? { email, token: code }
            : { token_hash: new URL(link).searchParams.get("token") };
        const { password } = own;
        expect((await verify({ type: "signup", ...given, password })).status).toBe(200);
        expect((await site.signIn(email, password)).user["user_metadata"]).toEqual(own.data);
        await site.auth.database.run((db) => db.execute(sql`delete from users`));
      }
    });

    for (const [what, rival] of [
      ["another sign-up", (site: Site) => site.call("/auth/v1/signup", { body: own })],
      ["a request for a code", (site: Site) => site.call("/auth/v1/otp", { body: { email } })],
      [
        "a request for a recovery link",
        (site: Site) => site.call("/auth/v1/recover", { body: { email } }),
      ],
    ] as const)
      test(`after ${what}, a typed code alone sets no password`, async () => {
        const { site, signUp, refusal, verify } = await start();
        await signUp(strangers);
        await rival(site);
        const typed = { type: "email", email, token: site.mails[0]?.code };
        const verified = await verify({ ...typed, type: "signup" });
        expect([verified.status, (await verified.json()).user.user_metadata]).toEqual([200, {}]);
        expect(await refusal(strangers)).toBe("invalid_credentials");
      });

    for (const [path, purpose] of [
      ["/otp", "otp"],
      ["/recover", "recovery"],
    ] as const)
      test(`${path} leaves a pending sign-up alone, and its own link opens the account without that password`, async () => {
        const { site, signUp, refusal, verify } = await start();
        await signUp(strangers);
        await site.call(`/auth/v1${path}`, { body: { email } });
        const [first, second] = site.mails;
        expect(second?.purpose).toBe(purpose);
        expect((await site.follow(first?.link)).status).toBe(400);
        const token_hash = new URL(second?.link ?? "").searchParams.get("token");
        const verified = await verify({ type: purpose, token_hash });
        expect((await verified.json()).user).toMatchObject({
          email_confirmed_at: expect.any(String),
          user_metadata: {},
        });
        expect(await refusal(strangers)).toBe("invalid_credentials");
        const late = await site.follow(first?.link, { password: strangers.password });
        expect(late.headers.get("location")).toContain("otp_expired");
      });

    test("before its confirmation a sign-up's password is told from a wrong one", async () => {
      const { signUp, refusal } = await start();
      await signUp(own);
      expect(await refusal(own)).toBe("email_not_confirmed");
      expect(await refusal(strangers)).toBe("invalid_credentials");
    });

    test("after its link expired, a sign-up can be mailed again for a week", async () => {
      const { site, signUp } = await start();
      await signUp(own);
      await site.auth.database.run((db) =>
        db.execute(sql`update one_time_tokens set link_expires_at = now() - interval '5 days'`),
      );
      await forgetLimits(site);
      await site.call("/auth/v1/resend", { body: { type: "signup", email } });
      await site.follow(site.mails[1]?.link, { password: own.password });
      expect((await site.signIn(email, own.password)).user.email).toBe(email);
    });

    test("of concurrent sign-ups and confirmations, only the confirmed sign-up's password works", async () => {
      const { site } = await start();
      for (let round = 0; round < 5; round++) {
        await site.auth.database.run((db) =>
          db.execute(sql`delete from users where email = ${email}`),
        );
        await forgetLimits(site);
        site.mails.length = 0;
        const password = `chosen first, round ${round}`;
        await site.call("/auth/v1/signup", { body: { email, password } });
        const { link } = site.mails[0] ?? {};
        const later = { email, password: `chosen later, round ${round}` };
        const [followed, again] = await Promise.all([
          site.follow(link, { password }),
          site.call("/auth/v1/signup", { body: later }),
          site.call("/auth/v1/otp", { body: { email } }),
        ]);
        expect([followed.status, again.status]).toEqual([303, 200]);
        expect(await site.signIn(email, password)).toHaveProperty("access_token");
        expect(await site.signIn(email, later.password)).not.toHaveProperty("access_token");
      }
    }, 120_000);
  });
}

type Site = Awaited<ReturnType<typeof startAuthOn>>;

/** Resets the limits, as after a minute. */
const forgetLimits = ({ auth }: Site) =>
  auth.database.run((db) => db.execute(sql`delete from rate_limits`));
