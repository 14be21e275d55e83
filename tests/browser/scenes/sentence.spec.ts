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

test("a typed sentence is highlighted, labeled and answered without a request, with markup escaped; a sample fills the field and shows its card", async ({
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

test("on a phone the samples are in one row between the field and the answer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [at, label] of [
    [path, copy.label],
    [paths.home.path, copy.title],
  ] as const) {
    await page.goto(at);
    const input = page.getByLabel(label);
    await input.focus();
    await expect(page.locator(`${part}[data-awake]`)).toBeAttached();
    await input.fill("We run Splunk.");
    const answer = page.locator(`${part} figure`);
    const sample = page.locator(part).getByRole("link").first();
    const tops = [input, sample, page.locator(part).getByRole("link").last(), answer].map((one) =>
      one.evaluate((element) => element.getBoundingClientRect().top),
    );
    const [typed = 0, first = 0, last = 0, answered = 0] = await Promise.all(tops);
    expect(first).toBeGreaterThan(typed);
    expect(last).toBeCloseTo(first);
    expect(answered).toBeGreaterThan(last);
    await page.keyboard.press("Tab");
    await expect(sample).toBeFocused();
  }
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

test("on home a sample is named by what is heard in it, and shows its answer in place", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await page.getByLabel(copy.title).focus();
  await expect(page.locator(`${part}[data-awake]`)).toBeAttached();
  const sample = copy.samples[2];
  await page.locator(part).getByRole("link", { name: copy.kinds[sample.kind] }).click();
  await expect(page.getByLabel(copy.title)).toHaveValue(sample.text);
  await expect(page.locator(part).getByText(copy.cards.price.ask)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("samples link to prepared answers and there is no field; on the home page one answer shows, and samples link to the others", async ({
    page,
  }) => {
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
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  const expectNoFaults = async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page, part), `at ${width} px`).toEqual([]);
    }
  };
  await expectNoFaults();
  await wake(page);
  await field(page).fill("Acme is cheaper, and MITRE matters until Q4.");
  await expect(page.locator(part).locator("mark")).toHaveCount(3);
  await expectNoFaults();
});
