import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { caseStudies } from "../../../views/content/case-studies";
import { due as dues } from "../../../views/content/pilot-protocol";
import { moving } from "../support/moving";

const { tested, protocol } = caseStudies;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the example shows what is due by then, met or missed", async ({ page }) => {
      await page.goto(paths.caseStudies.path);
      const table = page.locator("main table").first();
      for (const [index, { id, text }] of [...tested.states, tested.states[0]].entries()) {
        if (index > 0)
          await page
            .getByRole("group", { name: tested.legend })
            .locator(`[value=${id}]`)
            .check({ force: true });
        for (const state of tested.states)
          await expect(page.getByText(state.text)).toBeVisible({ visible: state.text === text });
        await expect(table.getByRole("columnheader").last()).toHaveText(
          id === "claims" ? tested.yours : tested.head,
          { useInnerText: true },
        );
        for (const [row, { name, claim, short, due }] of protocol.measures.entries()) {
          const line = table.getByRole("row", { name: `${name} ${short}` });
          const isDue = id === "quarter" || (id === "day" && due === dues.day);
          const verdict = tested.misses.includes(claim) ? tested.missed : tested.met;
          await expect(line.getByText(due)).toBeVisible({ visible: !isDue });
          for (const words of [tested.after[row] ?? "", verdict])
            await expect(line.getByText(words, { exact: true })).toBeVisible({ visible: isDue });
        }
      }
    });
  });

test.describe("with motion", () => {
  test.use(moving);

  test("on load the example shows for a moment, unless the visitor chooses", async ({ page }) => {
    await page.clock.install();
    const radio = (id: string) => page.locator(`[data-glimpse] [value=${id}]`);
    await page.goto(paths.caseStudies.path);
    await expect(radio("claims")).toBeChecked();
    await page.clock.runFor(1300);
    await expect(radio("day")).toBeChecked();
    await page.clock.runFor(6000);
    await expect(radio("claims")).toBeChecked();
    await page.goto(paths.caseStudies.path);
    await page.clock.runFor(1300);
    await radio("quarter").check({ force: true });
    await page.clock.runFor(10_000);
    await expect(radio("quarter")).toBeChecked();
  });
});
