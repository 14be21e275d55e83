import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { features, featuresPage } from "../../../views/content/features";
import { mainActions } from "../../../views/content/links";

const path = paths.features.path;
const { showcase } = featuresPage;

const field = (page: Page) => page.getByLabel(showcase.email, { exact: true });
const start = (page: Page) => page.getByRole("button", { name: showcase.submit });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a typed address reaches the waitlist form but no URL, and a call is booked on the contact page", async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      for (const { topic, does, brings } of features) {
        await expect(page.getByRole("heading", { name: topic, exact: true })).toBeVisible();
        await expect(page.getByText(does.how)).toBeVisible();
        await expect(page.getByRole("heading", { name: brings.outcome })).toBeVisible();
      }

      await test.step("the browser refuses an invalid address before anything is sent", async () => {
        const sent = asked.length;
        await field(page).fill("notmail");
        await field(page).press("Enter");
        await start(page).click();
        await expect(field(page)).toBeFocused();
        // Where scripts are off, so is `evaluate`; there, a selector finds the invalid field.
        await expect(page.locator("#start-email:invalid")).toHaveCount(1);
        expect(asked.slice(sent).filter((url) => url.includes(paths.betaWaitlist.path))).toEqual(
          [],
        );
        await expect(page).toHaveURL((url) => url.pathname === path);
      });

      const address = "ann@vendor.example";
      await field(page).fill(address);
      await start(page).click();
      await expect(page).toHaveURL((url) => url.pathname === paths.betaWaitlist.path);
      await expect(page.locator("input[name=email]")).toHaveValue(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(showcase.feature);
      expect(asked.filter((url) => /ann|vendor/.test(url))).toEqual([]);

      await test.step("without an address the field is empty", async () => {
        await page.goto(path);
        await start(page).click();
        await expect(page).toHaveURL((url) => url.pathname === paths.betaWaitlist.path);
        await expect(page.locator("input[name=email]")).toHaveValue("");
      });

      await test.step("the contact page has the topic selected", async () => {
        await page.goto(path);
        await page
          .locator("#battle-card")
          .getByRole("link", { name: mainActions.call.name })
          .click();
        await expect(page).toHaveURL((url) => url.pathname === paths.contact.path);
        await expect(page.locator("[name=topic]:checked, select[name=topic]").first()).toHaveValue(
          "call",
        );
      });
    });
  });
}
