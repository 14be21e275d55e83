import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { solutionText } from "../../../views/text/solution-text";
import { ACCENT } from "../support/accent";

test("without JavaScript a citation links to its reference and back, below the header", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(paths.ourSolution.path);
  const third = page.getByRole("link", { name: "Reference 3", exact: true }).nth(1);
  await third.click();
  await expect(page).toHaveURL(/#ref-3$/);
  await expect(page.locator("#ref-3")).toBeInViewport();
  await page.getByRole("link", { name: "Back to citation 2 of reference 3" }).click();
  await expect(page).toHaveURL(/#cite-3-2$/);
  await expect(third).toBeInViewport();
  const top = (await third.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(64);
  await context.close();
});

test("on wide screens the contents stay in view and mark the current section", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.ourSolution.path);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const marked = () =>
    contents
      .getByRole("link")
      .evaluateAll(
        (links, accent) =>
          links
            .filter((link) => getComputedStyle(link).borderLeftColor === accent)
            .map((link) => link.getAttribute("href")),
        ACCENT,
      );
  expect(await marked()).toEqual([]);
  for (const id of [solutionText.contents[3]?.id, solutionText.contents[6]?.id]) {
    await contents.locator(`a[href="#${id}"]`).click();
    await expect.poll(marked).toEqual([`#${id}`]);
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
});

test("it prints black on white, without contents and call to action, with link targets", async ({
  page,
}) => {
  await page.goto(paths.ourSolution.path);
  await page.emulateMedia({ media: "print" });
  for (const part of [
    "body > header",
    "[data-contents]",
    "main aside",
    "[data-backs]",
    "body > footer",
  ])
    await expect(page.locator(part).first()).toBeHidden();
  for (const text of ["[data-prose] p", "[data-prose] h2", "[data-prose] tbody td", "cite a"])
    await expect(page.locator(text).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  const link = page.getByRole("link", { name: "Generative AI at Work" });
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(address).toContain(await link.getAttribute("href"));
  const citation = page.getByRole("link", { name: "Reference 1", exact: true }).first();
  expect(await citation.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
    "none",
  );
});
