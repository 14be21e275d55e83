import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { PAUSE_ID, REPLAY_ID } from "../../../views/pages/home/hero/call-scene";

/** What is seen at each moment of the scene. Times are in milliseconds. */
const BEATS = [
  { at: 700, captions: [true, false, false], parts: [] },
  { at: 1250, captions: [true, false, false], parts: ["underline"] },
  { at: 1800, captions: [true, false, false], parts: ["underline", "detected"] },
  { at: 2300, captions: [true, false, false], parts: ["underline", "detected", "card"] },
  { at: 6000, captions: [false, true, false], parts: ["underline", "detected", "card"] },
  { at: 8500, captions: [false, false, true], parts: ["underline", "detected", "card", "signal"] },
  {
    at: 12_000,
    captions: [false, false, true],
    parts: ["underline", "detected", "card", "signal", "approved"],
  },
];

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the call plays beat by beat, ends on the frame that the server sends, and plays again at Replay", async ({
      page,
    }) => {
      await page.goto(paths.home.path);
      const scene = page.locator(".call-scene");
      const show = (ms: number) =>
        scene.evaluate((element, time) => {
          for (const animation of element.getAnimations({ subtree: true })) {
            animation.pause();
            animation.currentTime = time;
          }
        }, ms);
      const seen = () =>
        scene.evaluate((element) => {
          const opacity = (selector: string, pseudo?: string) =>
            [...element.querySelectorAll(selector)].map(
              (one) => Number(getComputedStyle(one, pseudo).opacity) === 1,
            );
          return {
            captions: opacity("[data-caption]"),
            parts: [
              ...(opacity("[data-caption=first] .heard", "::after")[0] ? ["underline"] : []),
              ...["detected", "card", "signal", "approved"].filter((beat) =>
                opacity(`[data-move=in][data-beat=${beat}]`).every(Boolean),
              ),
            ],
          };
        });
      for (const { at, captions, parts } of BEATS) {
        await show(at);
        expect(await seen(), `after ${at} ms`).toEqual({ captions, parts });
      }
      // Those of the scene and of its buttons, which change places.
      await page.locator("#hero").evaluate((hero) => {
        for (const animation of hero.getAnimations({ subtree: true })) animation.finish();
      });
      const { captions, parts } = BEATS.at(-1) ?? {};
      expect(await seen()).toEqual({ captions, parts });
      await page.locator(`label[for=${REPLAY_ID}]`).click();
      await show(700);
      expect((await seen()).parts).toEqual([]);
      await page.locator(`label[for=${PAUSE_ID}]`).click();
      const states = await scene.evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ playState }) => playState),
      );
      expect(new Set(states)).toEqual(new Set(["paused"]));
    });
  });
