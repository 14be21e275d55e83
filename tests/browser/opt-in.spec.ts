import { expect, test } from "@playwright/test";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { startSmtp, tokenIn } from "../support/smtp";
import { makeAccount } from "./accounts";
import { fact, signIn, TESTER } from "./session";
import { consentOf } from "./stored-rows";
import { fillNewsletter, notice, submit } from "./sign-up";

// One after the other: both take the mail that the site sends to the one port.
test.describe.configure({ mode: "serial" });

for (const { javaScriptEnabled, how } of [
  { javaScriptEnabled: true, how: "by itself" },
  { javaScriptEnabled: false, how: "by its button, without JavaScript" },
]) {
  test.describe(`the page of a link, posted ${how},`, () => {
    test.use({ javaScriptEnabled });

    test("confirms a sign-up, and ends it", async ({ page }) => {
      const smtp = await startSmtp(undefined, Number(process.env["SITE_SMTP_PORT"]));
      const address = await fillNewsletter(page);
      await submit(page).click();
      await expect(notice(page)).toHaveRole("status");
      const find = () => smtp.arrived.find(({ to }) => to.includes(address));
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      const mail = find();
      await smtp.stop();
      if (mail === undefined) throw new Error("no message");
      expect(await consentOf(address)).toEqual({ confirmed: false, left: false });
      const follow = async (purpose: "confirm" | "unsubscribe") => {
        const path = endpoints[purpose];
        await page.goto(`${path}?token=${tokenIn(mail, path)}`);
        const { ask, done } = mailLinks[purpose];
        if (!javaScriptEnabled) await page.getByRole("button", { name: ask.action }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(done.title);
        expect(page.url()).not.toContain("token");
      };
      await follow("confirm");
      expect(await consentOf(address)).toEqual({ confirmed: true, left: false });
      await follow("unsubscribe");
      expect(await consentOf(address)).toEqual({ confirmed: true, left: true });
    });
  });
}

test("a recovery link that was mailed sets a new password, which then signs in", async ({
  page,
  baseURL,
}) => {
  const smtp = await startSmtp(undefined, Number(process.env["SITE_SMTP_PORT"]));
  const ann = await makeAccount(baseURL, "user");
  await page.goto(TESTER);
  await page.getByLabel("Email", { exact: true }).fill(ann);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  const linkIn = () =>
    smtp.arrived
      .filter(({ to }) => to.includes(ann))
      .map(({ text }) => new RegExp(`http\\S+${endpoints.auth}/verify\\?\\S+`).exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(linkIn, { timeout: 15_000 }).toBeDefined();
  await page.goto(linkIn() ?? "");
  await page.getByLabel("New password").fill("a quite different sentence");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("The new password is saved.")).toBeVisible();
  const told = () => smtp.arrived.some(({ text }) => text.includes("Your password was changed"));
  await expect.poll(told, { timeout: 15_000 }).toBe(true);
  await smtp.stop();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, ann, "a quite different sentence");
  await expect(fact(page, "Signed in as")).toHaveText(ann);
});
