import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { about } from "../../../views/content/about";
import { crmScene } from "../../../views/content/crm-scene";
import { barAt } from "../../../views/content/demo/peaks";
import { still } from "../support/still";

test.use({ ...still, javaScriptEnabled: false });

const { moments, record } = about.call;

test("choosing a moment shows what Genie does in it and fills in the record, without script and by keyboard", async ({
  page,
}) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(paths.about.path);
    const group = page.getByRole("group", { name: about.call.legend });
    const expectChosen = async (chosen: number): Promise<void> => {
      for (const [index, { answer }] of moments.entries())
        for (const text of [answer.text, ...(answer.more ? [answer.more.text] : [])])
          await expect(group.getByText(text)).toBeVisible({ visible: index === chosen });
      for (const { field, from, to, moment } of record.fields) {
        const value = group.getByRole("term").filter({ hasText: field }).locator("+ dd");
        await expect(value.getByText(from)).toBeVisible({ visible: chosen < moment });
        await expect(value.getByText(to)).toBeVisible({ visible: chosen >= moment });
      }
    };
    await expectChosen(moments.length - 1);
    for (const [index, { name }] of moments.entries()) {
      await group.locator("label").getByText(name, { exact: true }).click();
      await expectChosen(index);
    }
    await page.keyboard.press("ArrowUp");
    await expectChosen(moments.length - 2);
  }
});

test("a click on the waveform chooses the nearest moment", async ({ page }) => {
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(paths.about.path);
    const group = page.getByRole("group", { name: about.call.legend });
    const wave = await group.locator("svg").first().boundingBox();
    if (wave === null) throw new Error("There is no waveform.");
    for (const [share, chosen] of [
      [0.01, 0],
      [0.43, 0],
      [0.46, 1],
      [0.58, 2],
      [0.7, 3],
      [0.99, 3],
    ] as const) {
      await page.mouse.click(wave.x + wave.width * share, wave.y + wave.height / 2);
      await expect(group.getByRole("radio").nth(chosen)).toBeChecked();
    }
  }
});

test("each caption stands at its mark in the waveform, clear of its neighbors", async ({
  page,
}) => {
  for (const width of [768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.about.path);
    const group = page.getByRole("group", { name: about.call.legend });
    const wave = await group.locator("svg").first().boundingBox();
    if (wave === null) throw new Error("There is no waveform.");
    const boxes = [];
    for (const [index, { at, name }] of moments.entries()) {
      const pin = await group
        .getByText(`${index + 1}`, { exact: true })
        .last()
        .boundingBox();
      const caption = await group.locator("label").getByText(name, { exact: true }).boundingBox();
      if (pin === null || caption === null) throw new Error(`There is no caption "${name}".`);
      const mark = wave.x + (wave.width * barAt(at)) / 100;
      expect(Math.abs(pin.x + pin.width / 2 - mark)).toBeLessThan(2);
      boxes.push({ left: pin.x, right: caption.x + caption.width, isAbove: pin.y < wave.y });
    }
    expect(boxes.map(({ isAbove }) => isAbove)).toEqual([true, false, true, false]);
    for (const [index, { right }] of boxes.entries())
      expect(right).toBeLessThan(boxes[index + 2]?.left ?? width);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("while the call plays no link takes clicks, and at its end the last moment's is shown", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(paths.about.path);
    const group = page.getByRole("group", { name: about.call.legend });
    const links = group.locator("a:visible");
    await expect(links).toHaveCount(0);
    await expect(links).toHaveText(crmScene.play("24:28"), { timeout: 20_000 });
  });

  test("on phones, values change at once, so none is hard to read on the way", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.about.path);
    const shown = await page.locator("fieldset").evaluate((call) => {
      call.style.setProperty("transition", "none");
      const opacities = new Set<string>();
      for (let clock = 0; clock < 12; clock += 0.04) {
        call.style.setProperty("--clock", String(clock));
        for (const value of call.querySelectorAll("p > span, dd > *"))
          opacities.add(getComputedStyle(value).opacity);
      }
      return [...opacities].toSorted();
    });
    expect(shown).toEqual(["0", "1"]);
  });
});
