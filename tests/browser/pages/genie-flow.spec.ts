import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { flowSteps } from "../../../views/content/flow";

const path = paths.genieFlow.path;

test("opens at the stop in the URL, below the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { id, title } of flowSteps) {
    await page.goto(`${path}#${id}`);
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThan(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
  }
});
