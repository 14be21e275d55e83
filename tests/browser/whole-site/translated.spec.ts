import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { closeout } from "../../../views/content/demo/closeout";
import { session } from "../../../views/content/session";
import type { IslandName } from "../../../views/islands/islands";
import { translate } from "../support/translate";

type Step = (island: Locator, page: Page) => Promise<void>;

/** For each island, its page, what hydrates it with the result, and what changes its texts afterwards. */
const islands: Record<IslandName, { path: string; first: Step; after: Step }> = {
  header: {
    path: paths.features.path,
    first: async (island) => {
      await island.getByRole("button", { name: "Product" }).click();
      await expect(island.getByRole("button", { expanded: true })).toHaveText(/Product/);
    },
    after: async (island) => {
      await island.getByRole("button", { name: "About" }).press("ArrowDown");
      await expect(island.locator("#menu-about a").first()).toBeFocused();
    },
  },
  chat: {
    path: paths.home.path,
    first: async (island) => {
      await island.getByRole("button").click();
      await expect(island.getByRole("dialog")).toContainText(chat.greeting);
    },
    after: async (island, page) => {
      await page.evaluate(() => void (Math.random = () => 0));
      await island.getByRole("textbox").fill("Hello");
      await page.keyboard.press("Enter");
      await expect(island.getByRole("log")).toContainText(chat.replies[0]);
    },
  },
  call: {
    path: paths.demo.path,
    first: async (island) => {
      await island.getByRole("button", { name: "Start Demo Call" }).click();
      await expect(island.getByRole("status").first()).toHaveText(/Live Call Active/);
    },
    after: async (island) => {
      await island.getByRole("button", { name: "End Call" }).click();
      await expect(island.getByRole("status").first()).toHaveText(/Call Ended/);
      await island.getByRole("slider").fill("698");
      await expect(island.locator("[data-card]").first()).toContainText("Kestrel");
      await island.getByRole("slider").fill("1880");
    },
  },
  "battle-card": {
    path: paths.demo.path,
    first: async (island) => {
      await island.getByRole("button").click();
      await expect(island.locator("[data-sheet]")).toBeVisible();
    },
    after: async () => {},
  },
  closeout: {
    path: paths.demo.path,
    first: async (island) => {
      await island.getByRole("checkbox", { name: "Call notes" }).uncheck();
      await expect(island.getByRole("status").last()).toContainText("10 entries");
      await expect(island.getByRole("checkbox", { name: "Call notes" })).not.toBeChecked();
    },
    after: async (island) => {
      await island.getByRole("combobox").selectOption("proposal");
      await expect(island.getByRole("status").last()).toContainText("11 entries");
      await island.getByRole("button", { name: closeout.crm.approve }).click();
      await expect(island.getByRole("status").last()).toContainText("Approved: 11 entries");
      await island.getByRole("checkbox", { name: "Next steps" }).uncheck();
    },
  },
  roi: {
    path: paths.pricing.path,
    first: async (island) => {
      const seats = island.locator("#roi-seats");
      await seats.click();
      await expect(island).toHaveAttribute("data-awake");
      await expect(seats).toBeFocused();
      await seats.fill("77");
      await expect(island.locator("[data-sum]")).toContainText("404,250");
    },
    after: async (island, page) => {
      await island.locator("#roi-calls").fill("400");
      await page.locator("input[value=annual]").first().check({ force: true });
      await island.locator("#roi-hour").fill("9000");
      await expect(island.locator("[data-problem]")).toBeVisible();
      await island.locator("#roi-hour").fill("50");
      await expect(island.locator("[data-problem]")).toHaveCount(0);
    },
  },
  "try-call": {
    path: paths.home.path,
    first: async (island) => {
      await island.getByRole("textbox").fill("Sophos is cheaper.");
      await expect(island.locator("mark:visible").first()).toContainText("Sophos");
    },
    after: async (island) => {
      await island.getByRole("textbox").fill("Good morning, everyone.");
      await expect(island.locator("mark:visible")).toHaveCount(0);
      await island.getByRole("textbox").fill("We need NIS2 by Friday.");
      await expect(island.locator("mark:visible").first()).toContainText("NIS2");
    },
  },
  "session-tester": {
    path: paths.sessionTest.path,
    first: async (island) => {
      await island.getByRole("button", { name: session.signedOut.submit }).click();
      await expect(island.getByRole("alert")).toContainText("Please enter email and password");
    },
    after: async () => {},
  },
  "admin-session": {
    path: paths.adminSession.path,
    first: (island) => expect(island).toContainText("Access denied."),
    after: async () => {},
  },
};

for (const [name, { path, first, after }] of Object.entries(islands))
  test(`a translated page works and shows the same texts and numbers: ${name}`, async ({
    page,
  }) => {
    // The chat continues from page to page.
    await page.addInitScript(() => sessionStorage.clear());
    const failed: string[] = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    const island = page.locator(`[data-island="${name}"]`).first();
    const use = async (translated: "never" | "first" | "later"): Promise<string> => {
      await page.goto(path);
      if (translated === "first") await page.evaluate(translate);
      await first(island, page);
      await expect(island).toHaveAttribute("data-awake");
      if (translated === "later") await page.evaluate(translate);
      await after(island, page);
      return island.evaluate((element) => (element.textContent ?? "").replaceAll(/[\s«»]/g, ""));
    };
    const texts = await use("never");
    for (const when of ["first", "later"] as const)
      await test.step(`translated ${when}`, async () => {
        expect(await use(when)).toBe(texts);
      });
    expect(failed).toEqual([]);
  });

test("on a phone, the first tap on the menu of a translated page opens it, and it stays open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.features.path);
  await page.evaluate(translate);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.locator('[data-island="header"]')).toHaveAttribute("data-awake");
  await expect(page.locator("#site-menu")).toBeVisible();
});
