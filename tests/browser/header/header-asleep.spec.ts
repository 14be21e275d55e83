import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { entry, headerIsAwake, holdIsland, panel } from "../support/islands";

test.describe("before the header hydrates", () => {
  test("a click while its code loads opens the dropdown once loaded", async ({ page }) => {
    const arrive = await holdIsland(page, "header");
    await page.goto(paths.home.path);
    await entry(page, "Resources").click();
    await expect(entry(page, "Resources")).not.toHaveAttribute("aria-expanded");
    arrive();
    await headerIsAwake(page);
    await expect(entry(page, "Resources")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "Resources")).toBeVisible();
  });

  test("hovering shows one dropdown at a time, and the last stays open when the header hydrates", async ({
    page,
  }) => {
    const arrive = await holdIsland(page, "header");
    await page.goto(paths.home.path);
    const shown = page.locator(".menu-panel").filter({ visible: true });
    await page.evaluate(() => {
      const panels = [...document.querySelectorAll(".menu-panel")];
      const count = () => {
        const open = panels.filter((one) => getComputedStyle(one).visibility === "visible");
        document.body.dataset["most"] = String(
          Math.max(open.length, Number(document.body.dataset["most"] ?? 0)),
        );
        requestAnimationFrame(count);
      };
      count();
    });
    for (const name of ["Product", "Solutions", "Resources", "About"]) {
      await entry(page, name).hover();
      await expect(panel(page, name)).toBeVisible();
    }
    await expect(shown).toHaveCount(1);
    await expect(page.locator("body")).toHaveAttribute("data-most", "1");
    arrive();
    await headerIsAwake(page);
    await expect(entry(page, "About")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "About")).toBeVisible();
  });

  test("Escape closes a dropdown opened by CSS, by hover or focus", async ({ page }) => {
    for (const open of ["hover", "focus"] as const) {
      const arrive = await holdIsland(page, "header");
      await page.goto(paths.home.path);
      await entry(page, "Product")[open]();
      await expect(panel(page, "Product")).toBeVisible();
      if (open === "focus") await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      arrive();
      await headerIsAwake(page);
      await expect(panel(page, "Product")).toBeHidden();
      await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "false");
      if (open === "focus") await expect(entry(page, "Product")).toBeFocused();
      await page.unrouteAll();
    }
  });

  test("arrow keys pressed while its code loads are replayed", async ({ page }) => {
    for (const { keys, name, link } of [
      { keys: ["ArrowDown"], name: "Product", link: 0 },
      { keys: ["Tab", "ArrowDown", "ArrowDown", "End", "ArrowUp"], name: "Resources", link: 2 },
    ]) {
      const arrive = await holdIsland(page, "header");
      await page.goto(paths.home.path);
      await entry(page, name).focus();
      for (const key of keys) await page.keyboard.press(key);
      arrive();
      await expect(panel(page, name).getByRole("link").nth(link)).toBeFocused();
      await page.unrouteAll();
    }
  });

  test("if its code fails to load, CSS still opens dropdowns", async ({ page }) => {
    await page.route("**/assets/header-*.js", (route) => route.abort());
    await page.goto(paths.home.path);
    const failed = page.waitForEvent("requestfailed");
    for (const name of ["Product", "About"]) {
      await entry(page, name).click();
      await failed;
      await expect(panel(page, name)).toBeVisible();
    }
    await panel(page, "About").getByRole("link", { name: paths.contact.title }).click();
    await expect(page).toHaveURL(paths.contact.path);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open on hover and focus, and the slide-in menu opens", async ({ page }) => {
    await page.goto(paths.home.path);
    await entry(page, "Product").hover();
    await expect(panel(page, "Product")).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(panel(page, "Product")).toBeHidden();
    await entry(page, "About").focus();
    await expect(panel(page, "About")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page, "About").getByRole("link").first()).toBeFocused();
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.locator("#site-menu");
    await menu.getByText("Solutions", { exact: true }).click();
    await expect(menu.getByRole("link", { name: paths.reps.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});
