import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { about } from "../../../views/content/about";
import { CALL_SECONDS } from "../../../views/content/demo/call";
import { still } from "../support/still";

test.use({ ...still, javaScriptEnabled: false });

const { moments } = about.call;

test("choosing a moment shows what Genie does in it, without script and by keyboard", async ({
  page,
}) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(paths.about.path);
    const group = page.getByRole("group", { name: about.call.legend });
    const expectChosen = async (chosen: number): Promise<void> => {
      for (const [index, { answer }] of moments.entries())
        await expect(group.getByText(answer.text)).toBeVisible({ visible: index === chosen });
    };
    await expectChosen(0);
    for (const [index, { name }] of moments.entries()) {
      await group.getByText(name, { exact: true }).click();
      await expectChosen(index);
    }
    await page.keyboard.press("ArrowUp");
    await expectChosen(moments.length - 2);
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
      const caption = await group.getByText(name, { exact: true }).boundingBox();
      if (pin === null || caption === null) throw new Error(`There is no caption "${name}".`);
      const mark = wave.x + (wave.width * at) / CALL_SECONDS;
      expect(Math.abs(pin.x + pin.width / 2 - mark)).toBeLessThan(2);
      boxes.push({ left: pin.x, right: caption.x + caption.width, isAbove: pin.y < wave.y });
    }
    expect(boxes.map(({ isAbove }) => isAbove)).toEqual([true, false, true, false]);
    for (const [index, { right }] of boxes.entries())
      expect(right).toBeLessThan(boxes[index + 2]?.left ?? width);
  }
});
