import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard as words } from "../../../views/content/demo/battle-card";
import { player as playerWords } from "../../../views/content/demo/player";
import { demoDeal } from "../../../views/content/demo-deal";
import { findFaults } from "../support/find-faults";
import { moving } from "../support/moving";

test.use(moving);

const card = (page: Page) => page.locator("[data-battle-card]");
const sheet = (page: Page) => page.locator("[data-sheet]");
const placeholder = (page: Page) => card(page).getByText(words.analyzing, { exact: true });
const generate = (page: Page) =>
  page.getByRole("button", { name: "Generate Battle Card", exact: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a placeholder says AI analyzing until Generate Battle Card is pressed, which shows the card", async ({
      page,
    }) => {
      await page.goto(paths.demo.path);
      await expect(placeholder(page)).toBeVisible();
      await expect(sheet(page)).toHaveCount(0);
      await generate(page).press("Enter");
      await expect(sheet(page)).toBeInViewport();
      await expect(placeholder(page)).toHaveCount(0);
      for (const part of Object.values(words.parts))
        await expect(sheet(page).getByRole("heading", { name: part })).toBeVisible();
      for (const { name } of demoDeal.beforeCall.people)
        await expect(sheet(page).getByText(name)).toBeVisible();
      await expect(card(page).getByRole("status")).toHaveText(words.ready);
    });
  });

test("the focus moves from the pressed button to the card, and axe finds nothing in either state", async ({
  page,
}) => {
  await page.goto(paths.demo.path);
  expect(await findFaults(page, "[data-battle-card]")).toEqual([]);
  await generate(page).press("Enter");
  expect(await findFaults(page, "[data-battle-card]")).toEqual([]);
  await expect(card(page).locator(":focus")).toContainText(demoDeal.beforeCall.talkingPoints[0]);
  await expect(page).toHaveURL(new RegExp(`${paths.demo.path}$`));
});

test("the page's parts are in order, and end with links to pricing and contact", async ({
  page,
}) => {
  await page.goto(paths.demo.path);
  await expect(page.locator("main h2")).toHaveText([
    "Know the deal before you dial",
    /Daniel is still talking/,
    /approve the rest/,
    "Try it on one of your own calls",
  ]);
  const end = page.locator("main section").last();
  for (const { path } of [paths.pricing, paths.contact])
    await expect(end.locator(`a[href^="${path}"]`)).toBeVisible();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Start Demo Call").click();
  await button("End Call").click();
  await expect(button("Start Demo Call")).toHaveText(playerWords.start);
});
