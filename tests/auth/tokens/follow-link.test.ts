import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { endpoints, paths } from "../../../src/paths";
import { SITE_URL } from "../../support/site/app";
import { startAuthOn } from "../../support/site/auth";
import { databases, OPENING_MS } from "../../support/database/databases";

const ANN = "ann@example.com";
const TESTER = SITE_URL + paths.sessionTest.path;

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      await site.makeUser(ANN);
      const title = async (response: Response) =>
        /<h1>([^<]+)<\/h1>/.exec(await response.text())?.[1] ?? "";
      return { site, title };
    }

    test("mail scanners that follow a link do not use it up", async () => {
      const { site } = await start();
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      const link = site.mails[0]?.link ?? "";
      const { pathname, search } = new URL(link);
      expect(pathname).toBe(endpoints.authLink);
      const looks: [string, string][] = [
        ["GET", link],
        ["HEAD", link],
        ["HEAD", `/auth/v1/verify${search}`],
      ];
      for (const [method, address] of looks) {
        const seen = await site.request(address, { method });
        expect([method, seen.status, seen.headers.get("location")]).toEqual([method, 200, null]);
      }
      const followed = await site.follow(link);
      expect(followed.headers.get("location")).toStartWith(`${TESTER}#access_token=`);
      expect(followed.headers.get("cache-control")).toBe("no-store");
    });

    test("the link page says what it does, has one button, and sends no Referer to other sites", async () => {
      const { site } = await start();
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      const { link = "" } = site.mails[0] ?? {};
      const page = await site.request(link);
      expect([
        page.headers.get("cache-control"),
        page.headers.get("referrer-policy"),
        page.headers.get("x-robots-tag"),
      ]).toEqual(["no-store", "strict-origin", "noindex, nofollow"]);
      const html = await page.text();
      expect(html).toContain("<h1>Set a new password</h1>");
      const form = /<form .*<\/form>/.exec(html)?.[0] ?? "";
      for (const part of ['method="post"', `action="${endpoints.authLink}"`])
        expect(form).toContain(part);
      expect(form.match(/<button/g)).toHaveLength(1);
      expect(form).toContain(new URL(link).searchParams.get("token") ?? "no token");
    });

    test("without JavaScript a sign-in link is not used up, and the page says what to do", async () => {
      const { site, title } = await start();
      await site.call("/auth/v1/otp", { body: { email: ANN } });
      const { link } = site.mails[0] ?? {};
      const shown = await site.follow(link, { hasScript: false });
      expect([shown.status, await title(shown)]).toEqual([200, "Signing in needs JavaScript"]);
      expect((await site.follow(link)).headers.get("location")).toContain("#access_token=");
    });

    test("without JavaScript an address is confirmed or changed, and no session is opened", async () => {
      const { site, title } = await start();
      const fresh = { email: "new@example.com", password: "long enough to pass" };
      await site.call("/auth/v1/signup", { body: fresh });
      const sessions = () =>
        site.auth.database.run((db) => db.execute(sql`select user_id from sessions`));
      const confirmed = await site.follow(site.mails[0]?.link, {
        hasScript: false,
        password: fresh.password,
      });
      expect([confirmed.status, await title(confirmed)]).toEqual([
        200,
        "Your address is confirmed",
      ]);
      expect(await sessions()).toHaveLength(0);
      const { access_token: token } = await site.signIn(fresh.email, fresh.password);
      const body = { email: "newer@example.com" };
      await site.call("/auth/v1/user", { method: "PUT", token, body });
      const titles: string[] = [];
      for (const { link } of site.mails.slice(1))
        titles.push(await title(await site.follow(link, { hasScript: false })));
      expect(titles).toEqual(["One address is confirmed", "Your address is changed"]);
      expect(await sessions()).toHaveLength(1);
      expect((await site.signIn(body.email, fresh.password)).user.email).toBe(body.email);
    });

    test("without JavaScript an invalid link shows a page with its own status", async () => {
      const { site, title } = await start();
      const follow = (type: string, token: string) =>
        site.follow(`${SITE_URL}${endpoints.authLink}?type=${type}&token=${token}`, {
          hasScript: false,
        });
      const used = await follow("signup", "used-before");
      expect([used.status, await title(used)]).toEqual([410, "This link no longer works"]);
      const unknown = await follow("other", "x");
      expect([unknown.status, await title(unknown)]).toEqual([400, "This link is incomplete"]);
      const empty = await site.request(endpoints.authLink);
      expect([empty.status, await title(empty)]).toEqual([400, "This link is incomplete"]);
      for (let call = 0; call < 30; call++) await follow("signup", "x");
      const many = await follow("signup", "x");
      expect([many.status, await title(many)]).toEqual([429, "Too many links at once"]);
      expect(Number(many.headers.get("retry-after"))).toBeGreaterThan(0);
    });
  });
}
