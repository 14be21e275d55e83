import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { allClaims, caseStudies, statusNames, statusOf } from "../../../views/content/case-studies";
import { claimId, claims } from "../../../views/content/claims";
import { notifyForm } from "../../../views/content/forms";
import { email, newAddress, notice, submit } from "../forms/sign-up";
import { storedRows } from "../support/stored-rows";
import { still } from "../support/still";

test.use(still);

const { path } = paths.caseStudies;

const boxOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the notify form works, and the page stays the same after it was sent", async ({
      page,
    }) => {
      const address = newAddress();
      await page.goto(path);
      await expect(page.locator("main")).toContainText("Coming soon");
      // Without JavaScript, there is no print button, because it would do nothing.
      await expect(page.getByText(caseStudies.protocol.print)).toBeVisible({
        visible: javaScriptEnabled,
      });
      await email(page).fill(address);
      await submit(page).click();
      await expect(notice(page)).toHaveText(notifyForm.success.text);
      await expect(notice(page)).toBeInViewport();
      await expect(page.getByRole("heading", { name: caseStudies.notify.title })).toBeHidden();
      await expect(page.getByText(caseStudies.notify.text)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("h1")).toHaveText(caseStudies.hero.title);
      expect(await storedRows(address)).toMatchObject([
        { email: address, source: "coming-soon:Case Studies" },
      ]);
    });
  });

test("the page begins with the claims that a pilot tests; a link shows the whole sheet, and another folds it again", async ({
  page,
}) => {
  await page.goto(path);
  const { protocol, hero } = caseStudies;
  const sheet = page.locator("main article");
  for (const { name, short, due } of protocol.measures) {
    const row = page.getByRole("row", { name: `${name} ${short} ${due}` });
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: hero.whole }).click();
  for (const words of [protocol.rules, ...protocol.fields, ...protocol.signatures])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  await expect(sheet.getByRole("rowheader")).toHaveCount(protocol.measures.length);
  // The whole sheet takes the page's width, below the text.
  const [whole, heading] = await Promise.all([boxOf(sheet), boxOf(page.locator("h1"))]);
  expect(whole.top).toBeGreaterThan(heading.bottom);
  expect(whole.left).toBeCloseTo(heading.left);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(whole.left + whole.right).toBeCloseTo(width);
  await expect(sheet.getByRole("button", { name: hero.print, exact: true })).toBeVisible();
  await sheet.getByRole("link", { name: hero.less }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator("h1")).toBeInViewport();
});

for (const width of [320, 768, 1024, 1280, 1920])
  test(`at ${width} px, figures fit their columns, and the sheet's columns for answers are equal`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator("main summary").click();
    await page.getByRole("link", { name: caseStudies.hero.whole }).click();
    const rows = page.locator(`#${caseStudies.claims.id} [id^=test-]`);
    await expect(rows).toHaveCount(allClaims.length);
    for (const row of await rows.all()) {
      const [figure, column] = [row.locator("b").first(), row.locator("p:has(> b)").first()];
      expect((await boxOf(figure)).right).toBeLessThanOrEqual((await boxOf(column)).right);
      // The highlight of a linked claim is larger than its text.
      expect((await boxOf(row)).left).toBeLessThan((await boxOf(figure)).left - 8);
    }
    const heads = page.locator("main article").getByRole("columnheader", { name: /Before|With/ });
    const widths = await heads.evaluateAll((all) =>
      all.map((head) => ({ own: head.clientWidth, text: head.scrollWidth })),
    );
    expect(widths).toHaveLength(3);
    for (const { own, text } of widths) {
      expect(Math.abs(own - (widths[0]?.own ?? 0))).toBeLessThanOrEqual(1);
      expect(text).toBeLessThanOrEqual(own);
    }
  });

test("on a phone the first claim is in the first window, and the whole sheet has a measure's text above its cells", async ({
  page,
}) => {
  const { protocol } = caseStudies;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const [{ name, short }] = protocol.measures;
  await expect(page.getByRole("row", { name: `${name} ${short}` })).toBeInViewport({ ratio: 1 });
  const sheet = page.locator("main article");
  await page.getByRole("link", { name: caseStudies.hero.whole }).click();
  for (const words of [...protocol.fields, ...protocol.signatures])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  const rows = sheet.getByRole("rowheader").filter({ visible: true });
  for (const [index, { claim }] of protocol.measures.entries()) {
    await expect(rows.nth(index)).toContainText(claim.counted.what);
    // A measure's text is as wide as the sheet, above its three cells.
    const [text, cell] = await Promise.all([
      boxOf(rows.nth(index)),
      boxOf(sheet.getByRole("row", { name: claim.counted.what }).getByRole("cell").last()),
    ]);
    expect(text.bottom).toBeLessThanOrEqual(cell.top + 1);
    expect(text.right).toBeCloseTo(cell.right, 0);
  }
});

test("the claims not in the pilot unfold, and a link to one unfolds them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const claim = page.locator(`[id="${claimId(claims.transcription)}"]`);
  await expect(claim).toBeHidden();
  await page.locator("main summary").click();
  await expect(claim).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${path}#${claimId(claims.transcription)}`);
  await expect(claim).toBeInViewport();
});

test("each claim has its test and its status, first the one with published math, then those of the pilot", async ({
  page,
}) => {
  await page.goto(path);
  const list = page.locator(`#${caseStudies.claims.id} [id^=test-]`);
  await expect(list).toHaveCount(allClaims.length);
  const first = [claims.averageRoi, ...caseStudies.protocol.measures.map(({ claim }) => claim)];
  for (const [index, claim] of first.entries())
    await expect(list.nth(index)).toContainText(claim.scope);
  for (const claim of allClaims) {
    const row = list
      .filter({ hasText: claim.scope })
      .filter({ hasText: claim.figure.replace(/ .*/, "") });
    await expect(row).toContainText(claim.counted.what);
    await expect(row).toContainText(statusNames[statusOf(claim)]);
  }
});

test("the button prints only the pilot protocol, complete, on one page", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: caseStudies.protocol.print }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(main.locator("form")).toBeHidden();
  const { protocol } = caseStudies;
  for (const words of [protocol.sheet, ...protocol.fields, ...protocol.signatures])
    await expect(main.locator("article").getByText(words, { exact: true })).toBeVisible();
  // The example is on the screen only.
  await expect(main.getByText(caseStudies.tested.missed, { exact: true }).first()).toBeHidden();
  for (const { claim, short, due } of protocol.measures) {
    const row = main.getByRole("row").filter({ hasText: claim.counted.what });
    await expect(row.getByRole("rowheader")).toContainText(`${protocol.due}: ${due}`);
    await expect(row.getByRole("cell", { name: short })).toBeVisible();
  }
  for (const format of ["Letter", "A4"]) {
    const margin = { top: "0.5in", right: "0.5in", bottom: "0.5in", left: "0.5in" };
    const pdf = (await page.pdf({ format, margin })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});
