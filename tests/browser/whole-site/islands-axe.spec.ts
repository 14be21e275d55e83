import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { field, open } from "../chat/chat";
import { findFaults } from "../support/find-faults";
import { entry, openAwake, panel } from "../support/islands";

test("axe finds nothing in an open dropdown and in the open chat", async ({ page }) => {
  await openAwake(page);
  await entry(page, "Product").click();
  await expect(panel(page, "Product")).toHaveCSS("opacity", "1");
  expect(await findFaults(page, ".site-header")).toEqual([]);
  await page.keyboard.press("Escape");
  await expectNoFaultsInChat(page);
});

test("axe finds nothing in the open slide-in menu and in the open chat at 360 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.path);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#site-menu summary").first().click();
  await expect(page.locator("#site-menu")).toHaveCSS("translate", "0px");
  expect(await findFaults(page, "#site-menu")).toEqual([]);
  await page.keyboard.press("Escape");
  await expectNoFaultsInChat(page);
});

async function expectNoFaultsInChat(page: Page): Promise<void> {
  await open(page);
  await field(page).fill("Is it for everyone?");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-panel")).toHaveCSS("opacity", "1");
  expect(await findFaults(page, ".chat-panel")).toEqual([]);
}
