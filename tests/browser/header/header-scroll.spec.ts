import { expect, test } from "@playwright/test";
import { anchorTo } from "../../../views/content/anchors";
import { openAwake } from "../support/islands";

test("on scroll the header turns compact after 8 px, shows progress, and marks the current section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openAwake(page);
  const header = page.locator(".site-header");
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  const line = () =>
    header.evaluate((el) => {
      const { scale, opacity } = getComputedStyle(el, "::after");
      return { share: Number(scale.split(" ")[0]), opacity: Number(opacity) };
    });
  const bar = page.locator(".site-bar");

  expect(await line()).toEqual({ share: 0, opacity: 0 });
  await expect(header).toHaveAttribute("data-section", "hero");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "true");
  for (const width of [1280, 360])
    await test.step(`compact after 8 px and normal at the top, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expect(header).toHaveCSS("height", "72px");
      await scroll(8);
      await expect(header).toHaveCSS("height", "72px");
      await scroll(9);
      await expect(header).toHaveAttribute("data-compact");
      await expect(header).toHaveCSS("height", "56px");
      await expect(header).not.toHaveCSS("box-shadow", "none");
      await scroll(0);
      await expect(header).not.toHaveAttribute("data-compact");
      await expect(header).toHaveCSS("height", "72px");
    });
  await page.setViewportSize({ width: 1280, height: 740 });

  await test.step("a line shows reading progress", async () => {
    await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: "instant" });
    });
    await expect.poll(async () => (await line()).opacity).toBe(1);
    expect((await line()).share).toBeCloseTo(0.5, 1);
  });

  await test.step("the active section, also at the bottom", async () => {
    for (const id of ["problem", "how", "testimonials", "pricing"]) {
      await page.evaluate((section) => {
        document.getElementById(section)?.scrollIntoView({ behavior: "instant" });
      }, id);
      await expect(header).toHaveAttribute("data-section", id);
    }
    await expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
    const pricing = bar.getByRole("link", { name: "Pricing" });
    await expect(pricing).toHaveAttribute("aria-current", "true");
    await scroll(1e6);
    await expect(header).toHaveAttribute("data-section", "final-cta");
  });
});

test("the active section is right after loading with a hash and after resizing", async ({
  page,
}) => {
  await page.goto(anchorTo("testimonials"));
  const header = page.locator(".site-header");
  await expect(header).toHaveAttribute("data-section", "testimonials");
  await page.setViewportSize({ width: 500, height: 700 });
  const isRight = () =>
    page.evaluate(() => {
      const passed = [...document.querySelectorAll("main > section")].filter(
        (section) => section.getBoundingClientRect().top <= 89,
      );
      return (
        passed.at(-1)?.id ===
        document.querySelector<HTMLElement>(".site-header")?.dataset["section"]
      );
    });
  await expect.poll(isRight).toBe(true);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await expect(header).toHaveAttribute("data-section", "final-cta");
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(header).toHaveAttribute("data-section", "final-cta");
});
