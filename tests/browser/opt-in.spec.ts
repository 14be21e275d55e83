import { expect, test } from "@playwright/test";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { startSmtp, tokenIn } from "../support/smtp";
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
