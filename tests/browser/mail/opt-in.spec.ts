import { expect, test, type Page } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { accountLinks } from "../../../views/content/account-links";
import { mailLinks, newLinkForm } from "../../../views/content/mail-links";
import { preferences as words } from "../../../views/content/preferences";
import { startSmtp, tokenIn, type Arrived } from "../../support/mail/smtp";
import { makeAccount } from "../session/accounts";
import { fact, signIn, TESTER } from "../session/session";
import { allStoredOf, consentOf } from "../support/stored-rows";
import { email, fillNewsletter, notice, submit } from "../forms/sign-up";

// Serial, because all tests receive mail on the same port.
test.describe.configure({ mode: "serial" });

/** The port to which the site under test sends mail. */
const smtpPort = Number(process.env["SITE_SMTP_PORT"]);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const panelNotice = (page: Page) => page.locator("main .notice");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} a script`, () => {
    test.use({ javaScriptEnabled });

    test("a subscriber confirms, unsubscribes, resubscribes and is erased through links in real emails", async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const smtp = await startSmtp(undefined, smtpPort);
      const tokensSeen: string[] = [];
      page.on("request", (request) => {
        if (request.headers()["referer"]?.includes("token")) tokensSeen.push(request.url());
      });
      const address = await fillNewsletter(page);
      const mailOf = async (count: number): Promise<Arrived> => {
        const mine = () => smtp.arrived.filter(({ to }) => to.includes(address));
        await expect.poll(() => mine().length, { timeout: 120_000 }).toBe(count);
        return mine().at(-1) as Arrived;
      };
      const open = (mail: Arrived, path: string) =>
        page.goto(`${path}?token=${tokenIn(mail, path)}`);
      const follow = async (mail: Arrived, purpose: "confirm" | "unsubscribe", title: string) => {
        await open(mail, endpoints[purpose]);
        const { action } = mailLinks[purpose].ask;
        await page.getByRole("button", { name: action }).click();
        await expect(heading(page)).toHaveText(title);
        expect(page.url()).not.toContain("token");
      };
      const press = async (name: string, told: string) => {
        await page.getByRole("button", { name }).click();
        await expect(panelNotice(page)).toHaveText(told);
        await expect(panelNotice(page)).toHaveRole("status");
      };

      await submit(page).click();
      await expect(notice(page)).toHaveRole("status");
      const first = await mailOf(1);
      expect(await consentOf(address)).toEqual({ confirmed: false, left: false });
      await follow(first, "confirm", mailLinks.confirm.done.title);
      expect(await consentOf(address)).toEqual({ confirmed: true, left: false });

      const { path } = paths.preferences;
      await open(first, path);
      await expect(page.getByText(words.states.confirmed)).toBeVisible();
      await press("Leave: Newsletter", words.notices.left);
      expect(await consentOf(address)).toEqual({ confirmed: true, left: true });
      await press("Join again: Newsletter", words.notices.joined);
      expect(await consentOf(address)).toEqual({ confirmed: true, left: false });
      await follow(first, "unsubscribe", mailLinks.unsubscribe.done.title);
      expect(await consentOf(address)).toEqual({ confirmed: true, left: true });

      await follow(first, "confirm", mailLinks.outdated.title);
      expect(await consentOf(address)).toEqual({ confirmed: true, left: true });
      await email(page).fill(address);
      await submit(page).click();
      await expect(notice(page)).toHaveText(newLinkForm.success.text);
      await open(await mailOf(2), path);
      await page.getByRole("link", { name: words.erase.action }).click();
      await expect(heading(page)).toHaveText(words.erase.ask.title);
      expect(await allStoredOf(address)).toBeGreaterThan(0);
      await page.getByRole("button", { name: words.erase.ask.action }).click();
      await expect(heading(page)).toHaveText(words.erase.done.title);
      expect(await allStoredOf(address)).toBe(0);
      await follow(first, "unsubscribe", mailLinks.gone.title);
      expect(tokensSeen).toEqual([]);
      await smtp.stop();
    });
  });
}

test("a mailed recovery link sets a new password, which then signs in", async ({ page }) => {
  const smtp = await startSmtp(undefined, smtpPort);
  const ann = await makeAccount("user");
  await page.goto(TESTER);
  await page.getByLabel("Email", { exact: true }).fill(ann);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  const linkIn = () =>
    smtp.arrived
      .filter(({ to }) => to.includes(ann))
      .map(({ text }) => new RegExp(`http\\S+${endpoints.authLink}\\?\\S+`).exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(linkIn, { timeout: 120_000 }).toBeDefined();
  await page.goto(linkIn() ?? "");
  await page.getByRole("button", { name: accountLinks.ask.recovery.action }).click();
  await page.getByLabel("New password").fill("a quite different sentence");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("The new password is saved.")).toBeVisible();
  const told = () => smtp.arrived.some(({ text }) => text.includes("Your password was changed"));
  await expect.poll(told, { timeout: 120_000 }).toBe(true);
  await smtp.stop();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, ann, "a quite different sentence");
  await expect(fact(page, "Signed in as")).toHaveText(ann);
});
