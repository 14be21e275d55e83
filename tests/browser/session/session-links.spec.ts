import { expect, type Page, test } from "@playwright/test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { endpoints, paths } from "../../../src/paths";
import { accountLinks } from "../../../views/content/account-links";
import { session as words } from "../../../views/content/session";
import { makeAccount, PASSWORD, runAdmin } from "./accounts";
import { askSite } from "../support/site-database";
import { findFaults } from "../support/find-faults";
import { fact, openAs, TESTER } from "./session";

/** Returns a link with a session that anybody could write. */
async function sessionLink(site: string | undefined, email: string): Promise<string> {
  const response = await fetch(`${site}${endpoints.auth}/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await response.json()) as Record<string, string>;
  const names = ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"];
  const fields = names.map((name): [string, string] => [name, String(session[name])]);
  return `${site}${TESTER}#${new URLSearchParams(fields)}`;
}

const signedInAs = (page: Page) => fact(page, words.signedIn.as);

test("a link with a session from elsewhere asks before it signs anyone in, and leaves no token in the address", async ({
  page,
  baseURL,
}) => {
  const link = await sessionLink(baseURL, await makeAccount("user"));
  const ann = await openAs(page, "user");
  const elsewhere = baseURL?.replace("localhost", "127.0.0.1");
  const question = page.getByRole("heading", { name: words.heldLink.title });
  const openings = {
    "the address bar": async () => {
      await page.goto("about:blank");
      await page.goto(link);
    },
    "a link on another site": async () => {
      await page.goto(`${elsewhere}${paths.home.path}`);
      await page.evaluate((address) => location.assign(address), link);
    },
  };
  for (const [from, open] of Object.entries(openings))
    await test.step(from, async () => {
      await open();
      await expect(question).toBeVisible();
      expect(page.url()).toBe(`${baseURL}${TESTER}`);
      await expect(signedInAs(page)).toHaveText(ann);
      expect(await findFaults(page, "main")).toEqual([]);
      await page.reload();
      await expect(signedInAs(page)).toHaveText(ann);
      await expect(question).toBeHidden();
    });
});

test("continuing with a link from elsewhere signs in, and leaves no token in the address", async ({
  page,
  baseURL,
}) => {
  const ann = await makeAccount("user");
  await page.goto(await sessionLink(baseURL, ann));
  await page.getByRole("link", { name: words.heldLink.action }).click();
  await expect(signedInAs(page)).toHaveText(ann);
  expect(page.url()).toBe(`${baseURL}${TESTER}`);
});

test("the code of a followed link stays in no address bar, on any page", async ({
  page,
  baseURL,
}) => {
  for (const { path } of [paths.home, paths.pricing, paths.sessionTest, paths.adminSession]) {
    await page.goto(`${path}?plan=team&code=secret#main`);
    await expect.poll(() => page.url()).toBe(`${baseURL}${path}?plan=team#main`);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("secret");
  }
});

test("a recovery link offers to remove a second factor added within a week, and not an older one", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { add, confirm, label, notMine, asks } = words.secondFactor;
  const ann = await openAs(page, "user");
  await page.getByRole("button", { name: add }).click();
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  await page.getByLabel(label).fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: confirm }).click();
  await expect(page.getByText(words.secondFactor.on)).toBeVisible();
  const recover = async () => {
    await page.getByRole("button", { name: words.signedIn.signOut }).click();
    await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
    const link = (await runAdmin(baseURL, "link", ann)).trim().split("\n").at(-1) ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: accountLinks.ask.recovery.action }).click();
    await expect(fact(page, words.signedIn.role)).toHaveText("user");
    await expect(page.getByText(asks)).toBeVisible();
  };
  const age = async (days: number) => {
    const since = sql`created_at - make_interval(days => ${days}::int)`;
    await askSite((db) =>
      db.execute(sql`update factors set created_at = ${since}
        where user_id = (select id from users where email = ${ann})`),
    );
  };
  await age(8);
  await recover();
  await expect(page.getByRole("button", { name: notMine })).toBeHidden();
  await age(-2);
  await recover();
  expect(await findFaults(page, "main")).toEqual([]);
  await page.getByLabel(words.recovery.label).fill(`${PASSWORD} again`);
  await page.getByRole("button", { name: words.recovery.submit }).click();
  await expect(page.getByRole("alert")).toHaveText(words.recovery.factorFirst);
  await page.getByRole("button", { name: notMine }).click();
  await expect(page.getByRole("button", { name: add })).toBeVisible();
  await page.getByRole("button", { name: words.recovery.submit }).click();
  await expect(page.getByText(words.recovery.done)).toBeVisible();
});
