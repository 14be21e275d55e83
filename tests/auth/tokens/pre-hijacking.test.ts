import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    const start = async () => startAuthOn(await open(), { isSignupOpen: true });

    test("a link confirms only its own sign-up", async () => {
      const site = await start();
      const email = "victim@example.com";
      const strangers = { email, password: "chosen by a stranger", data: { plan: "stranger's" } };
      const own = { email, password: "chosen by the owner", data: { plan: "own" } };
      await site.call("/auth/v1/signup", { body: strangers });
      // Within the minute in which the address gets no second message.
      await site.call("/auth/v1/signup", { body: own });
      const first = site.mails[0];
      expect((await site.follow(first?.link)).headers.get("location")).toContain("otp_expired");
      const typed = { type: "signup", email, token: first?.code };
      expect((await site.call("/auth/v1/verify", { body: typed })).status).toBe(403);
      await forgetLimits(site);
      await site.call("/auth/v1/resend", { body: { type: "signup", email } });
      expect((await site.follow(site.mails[1]?.link)).headers.get("location")).toContain(
        "#access_token=",
      );
      const session = await site.signIn(email, own.password);
      expect(session.user["user_metadata"]).toEqual(own.data);
      const wrong = await site.call("/auth/v1/token?grant_type=password", { body: strangers });
      expect((await wrong.json()).code).toBe("invalid_credentials");
    });

    for (const [path, purpose] of [
      ["/otp", "otp"],
      ["/recover", "recovery"],
    ] as const)
      test(`${path} voids an earlier unconfirmed sign-up and its link`, async () => {
        const site = await start();
        const email = "victim@example.com";
        const strangers = { email, password: "chosen by a stranger", data: { plan: "stranger's" } };
        await site.call("/auth/v1/signup", { body: strangers });
        await site.call(`/auth/v1${path}`, { body: { email } });
        const [first, second] = site.mails;
        expect(second?.purpose).toBe(purpose);
        expect((await site.follow(first?.link)).headers.get("location")).toContain("otp_expired");
        const token_hash = new URL(second?.link ?? "").searchParams.get("token");
        const verified = await site.call("/auth/v1/verify", {
          body: { type: purpose, token_hash },
        });
        expect((await verified.json()).user).toMatchObject({
          email_confirmed_at: expect.any(String),
          user_metadata: {},
        });
        const wrong = await site.call("/auth/v1/token?grant_type=password", { body: strangers });
        expect((await wrong.json()).code).toBe("invalid_credentials");
      });

    test("after concurrent sign-ups for one address, the password is that of the confirmed one", async () => {
      const site = await start();
      const email = "victim@example.com";
      for (let round = 0; round < 5; round++) {
        await site.auth.database.run((db) =>
          db.execute(sql`delete from users where email = ${email}`),
        );
        await forgetLimits(site);
        site.mails.length = 0;
        const first = `chosen first, round ${round}`;
        await site.call("/auth/v1/signup", { body: { email, password: first } });
        const { link } = site.mails[0] ?? {};
        const later = { email, password: `chosen later, round ${round}` };
        const [followed, again] = await Promise.all([
          site.follow(link),
          site.call("/auth/v1/signup", { body: later }),
          site.call("/auth/v1/otp", { body: { email } }),
        ]);
        expect([followed.status, again.status]).toEqual([303, 200]);
        const isOpened = followed.headers.get("location")?.includes("#access_token=");
        expect("access_token" in (await site.signIn(email, first))).toBe(isOpened ?? false);
        expect(await site.signIn(email, later.password)).not.toHaveProperty("access_token");
      }
    }, 30_000);
  });
}

/** Resets the limits, as after a minute. */
const forgetLimits = ({ auth }: Awaited<ReturnType<typeof startAuthOn>>) =>
  auth.database.run((db) => db.execute(sql`delete from rate_limits`));
