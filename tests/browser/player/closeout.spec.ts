import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { copyButton } from "../../../views/content/copy-button";
import { crmUpdates, smartDefaults, stages } from "../../../views/content/demo/after-call";
import { closeout as words } from "../../../views/content/demo/closeout";
import { findFaults } from "../support/find-faults";
import { holdIsland } from "../support/islands";

const preview = (page: Page) => page.locator("[data-writes]");
const approval = (page: Page) => page.locator("[data-approval]");
const mail = (page: Page) => page.getByLabel(words.mail.body);

test("the preview follows every choice, and the email can be edited, copied and sent", async ({
  page,
  context,
}) => {
  await page.goto(paths.demo.path);
  for (const { name } of crmUpdates)
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
  for (const { name } of smartDefaults)
    await expect(page.getByRole("switch", { name })).toBeChecked();
  const stage = page.getByRole("combobox", { name: words.crm.stage });
  await expect(stage).toHaveValue("demo");
  await expect(page.locator("#after-call")).toContainText("Genie suggests Proposal.");
  await expect(stage.locator("option")).toHaveText(stages.map(({ name }) => name));
  await expect(approval(page).getByRole("status")).toContainText("11 entries");
  await stage.focus();
  await stage.selectOption("proposal");
  await expect(approval(page).getByRole("status")).toContainText("12 entries");
  await page.getByRole("checkbox", { name: "Contacts" }).uncheck();
  await expect(preview(page)).not.toContainText("Tom Berger CFO");
  await expect(approval(page).getByRole("status")).toContainText("10 entries");
  await page.getByRole("switch", { name: "Competitor" }).uncheck();
  await expect(preview(page)).not.toContainText("Kestrel EDR");
  await expect(preview(page)).toContainText("Demo → Proposal");
  await stage.selectOption("demo");
  await expect(preview(page)).not.toContainText("Demo → Proposal");
  await stage.selectOption("negotiation");
  await expect(preview(page)).toContainText("Demo → Negotiation");

  await test.step("approving shows the result with its entries, and a change or Undo takes it back", async () => {
    const task = preview(page).getByText("Send POC plan for Rotterdam");
    await expect(task).toBeHidden();
    const approve = approval(page).getByRole("button", { name: words.crm.approve });
    const shown = approval(page).getByRole("status");
    await approve.click();
    await expect(shown).toContainText(words.crm.done.title("8 entries"));
    await expect(shown).toContainText(words.crm.done.text);
    await expect(preview(page)).toContainText(words.crm.approved);
    await expect(task).toBeVisible();
    await page.getByRole("button", { name: words.crm.undo, exact: true }).click();
    await expect(shown).toContainText(words.crm.waits.text);
    await approve.click();
    await page.getByRole("checkbox", { name: "Call notes" }).uncheck();
    await expect(shown).toContainText(words.crm.waits.text);
    await expect(preview(page)).toContainText(words.crm.preview);
  });
  for (const { name } of crmUpdates) await page.getByRole("checkbox", { name }).uncheck();
  for (const { name } of smartDefaults) await page.getByRole("switch", { name }).uncheck();
  await expect(approval(page)).toContainText(words.crm.nothing);
  await expect(approval(page).getByRole("button")).toHaveCount(0);

  await test.step("the email can be edited, is copied as edited, and opens in an email app", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await mail(page).fill("Daniel,\nsee you & Priya on Thursday.");
    await page.getByRole("button", { name: copyButton.copy, exact: true }).click();
    await expect(page.getByRole("button", { name: copyButton.copied, exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: copyButton.copied })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("see you & Priya on Thursday.");
    const href = await page.getByRole("link", { name: words.mail.send }).getAttribute("href");
    expect(href).toMatch(
      /^mailto:daniel\.okafor@halden-freight\.example\?subject=Rotterdam%3A%20two/,
    );
    expect(href).toContain("Daniel%2C%0D%0Asee%20you%20%26%20Priya");
  });
});

test("a checkbox cleared before the script loads stays cleared", async ({ page }) => {
  const arrive = await holdIsland(page, "closeout");
  await page.goto(paths.demo.path);
  await page.getByRole("checkbox", { name: "Call notes" }).uncheck();
  await mail(page).fill("Typed early");
  arrive();
  await expect(preview(page)).not.toContainText("31 h to contain one laptop");
  await expect(page.getByRole("checkbox", { name: "Call notes" })).not.toBeChecked();
  await expect(mail(page)).toHaveValue("Typed early");
  await expect(page.getByRole("link", { name: words.mail.send })).toHaveAttribute(
    "href",
    /body=Typed%20early$/,
  );
});

test("if copying is not allowed, the text is selected, and axe finds nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(paths.demo.path);
  await page.getByRole("button", { name: copyButton.copy, exact: true }).click();
  await expect(page.getByRole("button", { name: copyButton.notCopied })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("Rotterdam");
  await mail(page).fill("Short.");
  await page.getByRole("combobox", { name: words.crm.stage }).selectOption("closed-lost");
  await page.getByRole("button", { name: copyButton.copy, exact: true }).click();
  expect(await findFaults(page, "#after-call")).toEqual([]);
});
