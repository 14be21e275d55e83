import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { PAUSE_ID } from "../../../views/pages/home/hero/call-scene";
import { moving } from "../support/moving";

test.use(moving);

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the call plays, ends on the frame that the server sends, replays and pauses", async ({
      page,
    }) => {
      await page.goto(paths.home.path);
      const scene = page.locator(".call-scene");
      const states = () =>
        scene.evaluate((element) => [
          ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
        ]);
      await expect.poll(states).toContain("running");
      // Those of the scene and of its buttons, which change places.
      await page.locator("#hero").evaluate((hero) => {
        for (const animation of hero.getAnimations({ subtree: true })) animation.finish();
      });
      const approved = scene.locator("[data-move=in][data-beat=approved]").first();
      await expect(approved).toHaveCSS("opacity", "1");
      await page.locator("#hero").getByRole("link", { name: "Replay" }).click();
      await expect(approved).toHaveCSS("opacity", "0");
      await expect.poll(states).toContain("running");
      await page.locator(`label[for=${PAUSE_ID}]`).click();
      await expect.poll(states).toEqual(["paused"]);
    });
  });
