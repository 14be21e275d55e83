import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { alderbrookClinics } from "../../../views/content/demo/alderbrook-clinics";
import { corvidPay } from "../../../views/content/demo/corvid-pay";
import { demoDeal } from "../../../views/content/demo-deal";
import { TRY_CALL } from "../../../views/content/anchors";
import { tryCall as copy } from "../../../views/content/try-call";
import { findFaults } from "../support/find-faults";
import { holdIsland } from "../support/islands";

const part = '[data-island="try-call"]';
const lines = (page: Page) => page.getByLabel(copy.label);
const status = (page: Page) => page.locator(part).getByRole("status");
const sample = (page: Page, name: string) => page.locator(part).getByRole("radio", { name });
/** The deals of the samples, in their order. */
const deals = [corvidPay, alderbrookClinics, demoDeal];
/** What the field of the record shows. */
const field = (page: Page, name: string) =>
  page.locator(`${part} dl:visible > div`).filter({ hasText: name }).locator("dd");
const filled = (count: number) => copy.filled(count, Object.keys(copy.fields).length);

test("pasted lines fill in the record in the page, and are not sent or stored", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await lines(page).focus();
  await expect(page.locator(`${part}[data-awake]`)).toBeAttached();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const stored = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage, document.cookie].map((one) => JSON.stringify(one)).join(),
    );
  const before = await stored();
  await lines(page).fill(
    "Tom: We run Sophos.\nOur CFO, Ann Lee, signs.\nSend us the plan by Friday.",
  );
  await expect(status(page)).toHaveText(filled(3));
  await expect(sample(page, copy.own)).toBeChecked();
  await expect(field(page, copy.fields.competitor)).toHaveText("Sophos");
  await expect(field(page, copy.fields.signer)).toHaveText("Ann Lee, CFO");
  await expect(field(page, copy.fields.pain)).toHaveText(copy.empty);
  await expect(page.locator(`${part} mark:visible`)).toHaveCount(3);
  await expect(page.locator(part).getByText(copy.cards.competitor.title("Sophos"))).toBeVisible();
  await page.locator(part).locator("summary:visible").click();
  await expect(page.locator(part).getByText("The plan by Friday", { exact: true })).toBeVisible();
  expect(requests).toEqual([]);
  expect(messages).toEqual([]);
  expect(await stored()).toBe(before);
  expect(new URL(page.url()).href).toBe(new URL(paths.home.path, page.url()).href);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("Sophos");
});

test("hostile and oversized text is harmless, and what is not read is said", async ({ page }) => {
  await page.goto(paths.home.path);
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  await lines(page).fill("<img src=x onerror=alert(1)> from Kestrel\u202E & co.");
  await expect(
    page.locator(part).getByText("<img src=x onerror=alert(1)> from Kestrel & co."),
  ).toBeVisible();
  await expect(page.locator(`${part} img`)).toHaveCount(0);
  await lines(page).fill("We run Sophos. 🧞‍♂️\n".repeat(10_000));
  await expect(status(page)).toHaveText(filled(1) + copy.cut);
  await expect(page.locator(`${part} mark:visible`)).toHaveCount(20);
  await lines(page).fill("a".repeat(100_000));
  await expect(status(page)).toHaveText(filled(0) + copy.cut);
  await expect(page.locator(part).getByText(copy.noWords)).toBeVisible();
  await lines(page).fill("");
  await expect(status(page)).toBeEmpty();
  expect(failed).toEqual([]);
});

test("lines typed before the code loads are read once loaded", async ({ page }) => {
  const release = await holdIsland(page, "try-call");
  await page.goto(paths.home.path);
  await lines(page).fill("We run Splunk.");
  release();
  await expect(field(page, copy.fields.competitor)).toHaveText("Splunk");
});

test("the keyboard goes from the lines to the samples and back, and the lines stay", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await lines(page).fill("We run Splunk.");
  await expect(sample(page, copy.own)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(sample(page, copy.own)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(sample(page, demoDeal.account.name)).toBeChecked();
  await expect(field(page, copy.fields.competitor)).toHaveText(demoDeal.competitor);
  await page.keyboard.press("ArrowRight");
  await expect(field(page, copy.fields.competitor)).toHaveText("Splunk");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of [paths.home, paths.coPilot])
    test(`each sample has its record, and there is no field to paste into: ${path}`, async ({
      page,
    }) => {
      await page.goto(`${path}#${TRY_CALL}`);
      await expect(page.locator(part).getByRole("heading")).toBeInViewport();
      await expect(lines(page)).toBeHidden();
      await expect(page.locator(part).getByText(copy.own, { exact: true })).toBeHidden();
      for (const { account, competitor } of deals) {
        await page.locator(part).getByText(account.name).click();
        await expect(field(page, copy.fields.competitor)).toHaveText(competitor);
      }
    });
});

test("axe finds nothing in any state, and nothing overflows at 320 px", async ({ page }) => {
  await page.goto(paths.home.path);
  expect(await findFaults(page, part)).toEqual([]);
  await lines(page).fill("Acme is cheaper.\nWe follow MITRE until Q4.");
  await expect(page.locator(`${part} mark:visible`)).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findFaults(page, part)).toEqual([]);
  await lines(page).fill(`Sophos, ${"x".repeat(400)}.`);
  // The window hides what overflows it.
  for (const box of ["html", `${part} figure:visible`])
    expect(await page.locator(box).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
