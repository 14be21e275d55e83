import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard } from "../../../views/content/demo/battle-card";
import { closeout } from "../../../views/content/demo/closeout";
import { annualPrice, dollars, plans, pricing } from "../../../views/content/plans";
import { field, launcher, messages, panel, sendButton } from "../chat/chat";
import { key, status } from "../player/player";
import { moving } from "../support/moving";

test.use(moving);

/** The input methods. */
const inputs = [
  {
    name: "with a finger at 360 px",
    use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    press: (control: Locator) => control.tap(),
  },
  {
    name: "with a mouse at 1280 px",
    use: { viewport: { width: 1280, height: 800 } },
    press: (control: Locator) => control.click(),
  },
  {
    name: "with keys alone at 1280 px",
    use: { viewport: { width: 1280, height: 800 } },
    press: (control: Locator) => control.press("Space"),
  },
] as const;

for (const { name, use, press } of inputs) {
  test.describe(name, () => {
    test.use(use);

    test("the demo, annual billing and the chat work", async ({ page }) => {
      await page.goto(paths.demo.path);
      await press(page.getByRole("button", { name: battleCard.generate }));
      await expect(page.locator("[data-sheet]")).toBeVisible();

      await expect(status(page)).toHaveText("Call Ended");
      await press(key(page, "start"));
      await expect(status(page)).toHaveText("Live Call Active");
      await press(key(page, "unmute"));
      await expect(key(page, "mute")).toBeVisible();
      await press(key(page, "end"));
      await expect(status(page)).toHaveText("Call Ended");

      const left = page.locator("[data-approval]").getByRole("status");
      await expect(left).toContainText("11 entries");
      await press(page.getByRole("checkbox", { name: "Call notes" }));
      await press(page.getByRole("switch", { name: "Competitor" }));
      await expect(left).toContainText("8 entries");
      await chooseStage(page, name.includes("keys"));
      await expect(page.locator("[data-writes]")).toContainText("Demo → Negotiation");

      await page.goto(paths.pricing.path);
      const price = page.locator("article.plan").first().locator("[data-billing]:visible b");
      const [starter] = plans;
      await press(page.getByRole("radio", { name: pricing.annual }));
      await expect(price).toHaveText(dollars(annualPrice(starter)));
      await press(page.getByRole("radio", { name: pricing.monthly }));
      await expect(price).toHaveText(dollars(starter.price));

      await page.goto(paths.home.path);
      await press(launcher(page));
      await expect(messages(page)).toHaveCount(1);
      await field(page).fill("Is it for everyone?");
      await press(sendButton(page));
      await expect(sendButton(page)).toBeDisabled();
      await expect(page.locator(".chat-typing")).toBeVisible();
      await expect(messages(page)).toHaveCount(3);
      await expect(sendButton(page)).toBeEnabled();
      await press(panel(page).getByRole("button", { name: "Close" }));
      await expect(panel(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
    });
  });
}

/**
 * Chooses from a select, whose list is the browser's own: by touch or mouse directly, by keyboard with the arrow keys.
 */
async function chooseStage(page: Page, isByKeys: boolean): Promise<void> {
  const stage = page.getByRole("combobox", { name: closeout.crm.stage });
  if (isByKeys) for (let step = 0; step < 2; step++) await stage.press("ArrowDown");
  else await stage.selectOption("negotiation");
}
