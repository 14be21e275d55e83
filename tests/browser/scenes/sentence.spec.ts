import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { sentence as copy } from "../../../views/content/sentence";
import { findFaults } from "../support/find-faults";
import { holdIsland } from "../support/islands";

const path = paths.coPilot.path;
const part = '[data-island="sentence"]';
const field = (page: Page) => page.getByLabel(copy.label);
const card = (page: Page, title: string) =>
  page.locator(part).getByRole("heading", { level: 3, name: title, exact: true });

async function wake(page: Page): Promise<void> {
  await field(page).focus();
  await expect(page.locator(`${part}[data-awake]`)).toBeAttached();
}

test("a typed sentence is highlighted and answered without a request, with markup escaped", async ({
  page,
}) => {
  await page.goto(path);
  await wake(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field(page).fill("Sophos is cheaper, and we need NIS2 by Friday.");
  await expect(page.locator(part).locator("mark")).toHaveText([
    "Sophos",
    "cheaper",
    "NIS2",
    "by Friday",
  ]);
  const kinds = page.locator(`${part} figure li > :first-child`);
  const { competitor, price, timing, framework } = copy.kinds;
  await expect(kinds).toHaveText([competitor, price, timing, framework]);
  await expect(card(page, copy.cards.competitor.title("Sophos"))).toBeVisible();
  await field(page).fill("Good morning, everyone.");
  await expect(page.locator(part).getByText(copy.quiet)).toBeVisible();
  await expect(page.locator(part).getByRole("heading", { level: 3 })).toHaveCount(0);
  await field(page).fill("<img src=x onerror=alert(1)> from Kestrel & co.");
  await expect(page.locator(part).locator("mark")).toHaveText("Kestrel");
  await expect(page.locator(part).getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  for (const { kind, text } of copy.samples) {
    await page.locator(part).getByRole("link", { name: copy.kinds[kind] }).click();
    await expect(field(page)).toHaveValue(text);
  }
  await expect(card(page, copy.cards.price.title())).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await field(page).fill("");
  await expect(card(page, copy.cards.framework.title("SOC 2"))).toBeVisible();
  expect(asked).toEqual([]);
});

test("a sentence typed before the code loads is answered once loaded", async ({ page }) => {
  const release = await holdIsland(page, "sentence");
  await page.goto(path);
  await field(page).fill("We run Splunk.");
  release();
  await expect(card(page, copy.cards.competitor.title("Splunk"))).toBeVisible();
});

test("a sample tapped before the code loads is answered in place once loaded", async ({ page }) => {
  const release = await holdIsland(page, "sentence");
  await page.goto(paths.home.path);
  const sample = copy.samples[1];
  await page.locator(part).getByRole("link", { name: copy.kinds[sample.kind] }).click();
  release();
  await expect(page.getByLabel(copy.title)).toHaveValue(sample.text);
  await expect(page).toHaveURL(paths.home.path);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("samples link to prepared answers", async ({ page }) => {
    await page.goto(path);
    await expect(field(page)).toBeHidden();
    const cards = page.locator(part).getByRole("heading", { level: 3 });
    await expect(cards.filter({ visible: true })).toHaveText([copy.cards.framework.title("SOC 2")]);
    await page.locator(part).getByRole("link", { name: copy.kinds.competitor }).click();
    await expect(cards.filter({ visible: true })).toHaveText([
      copy.cards.competitor.title("Kestrel EDR"),
    ]);
    await page.locator(part).getByRole("link", { name: copy.kinds.price }).click();
    await expect(cards.filter({ visible: true })).toHaveText([copy.cards.price.title()]);
    await page.goto(paths.home.path);
    await expect(page.locator(part).getByText(copy.cards.framework.ask)).toBeVisible();
    await page.locator(part).getByRole("link", { name: copy.kinds.price }).click();
    await expect(page).toHaveURL(`${path}#${copy.samples[2].id}`);
    await expect(page.getByRole("heading", { name: copy.cards.price.title() })).toBeVisible();
  });
});

test("axe finds nothing before and after typing", async ({ page }) => {
  await page.goto(path);
  expect(await findFaults(page, part)).toEqual([]);
  await wake(page);
  await field(page).fill("Acme is cheaper, and MITRE matters until Q4.");
  await expect(page.locator(part).locator("mark")).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findFaults(page, part)).toEqual([]);
});
