import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { caseStudies } from "../../../views/content/case-studies";
import { claimId, claims } from "../../../views/content/claims";
import { notifyForm } from "../../../views/content/forms";
import { email, newAddress, notice, submit } from "../forms/sign-up";
import { storedRows } from "../support/stored-rows";

const { path } = paths.caseStudies;

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

test("a link shows the whole sheet, and another folds it again", async ({ page }) => {
  await page.goto(path);
  const { protocol, hero } = caseStudies;
  const sheet = page.locator("main article");
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: hero.whole }).click();
  for (const words of [protocol.rules, ...protocol.fields, ...protocol.signatures])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible();
  await expect(sheet.getByRole("rowheader")).toHaveCount(protocol.measures.length);
  await expect(sheet.getByRole("button", { name: hero.print, exact: true })).toBeVisible();
  await sheet.getByRole("link", { name: hero.less }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator("h1")).toBeInViewport();
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
