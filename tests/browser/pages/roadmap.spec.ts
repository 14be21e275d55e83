import { expect, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { roadmapCopy } from "../../../views/content/changes";
import { roadmapHref } from "../../../views/text/changes";
import { notifyForm } from "../../../views/content/forms";
import { notifyFormId } from "../../../views/forms/notify-form";
import { newAddress } from "../forms/sign-up";

const { title } = paths.vision;
const form = `#${notifyFormId(title, paths.roadmap.path)}`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test("a roadmap item's form accepts an address and shows its notice in place", async ({
      page,
    }) => {
      await page.goto(roadmapHref(title));
      await expect(page.locator(form)).toBeHidden();
      await page.getByText(roadmapCopy.notify(title)).click();
      await page.locator(`${form} input[type=email]`).fill(newAddress());
      await page.locator(form).getByRole("button").click();
      const told = page.getByText(notifyForm.success.text);
      await expect(told).toHaveCount(1);
      await expect(told).toBeInViewport();
      await expect(page.locator(form)).toContainText(notifyForm.success.text);
      await expect(page.locator(`form[action^="${endpoints.newsletter}"]:visible`)).toHaveCount(0);
    });
  });
